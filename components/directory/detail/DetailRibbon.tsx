import { DayRibbon } from "@/components/ui/time/DayRibbon";
import type { RibbonData } from "@/lib/directory/cards/cardTypes";
import { useCardWords } from "../cards/useCardWords";

type DetailRibbonProps = {
  ribbon: RibbonData | null;
  /** The person, where it is one person's day. */
  who?: string | undefined;
};

/** Today's ribbon of a service or business; nothing where it cannot be booked. */
export function DetailRibbon({ ribbon, who }: DetailRibbonProps) {
  const words = useCardWords();
  if (ribbon === null) return null;
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium text-sm">
        {[who, words.ribbonCaption(ribbon)].filter(Boolean).join(" · ")}
      </p>
      <DayRibbon
        openMinute={ribbon.openMinute}
        closeMinute={ribbon.closeMinute}
        segments={ribbon.segments}
        nowMinute={ribbon.nowMinute}
        label={[who, words.ribbonLabel(ribbon)].filter(Boolean).join(". ")}
        ticks
      />
    </div>
  );
}
