import { DayRibbon } from "@/components/ui/time/DayRibbon";
import type { RibbonData } from "@/lib/directory/cards/cardTypes";
import { useCardWords } from "../cards/useCardWords";

type DetailRibbonProps = {
  ribbon: RibbonData | null;
  /** Whose day it is, where it is one person's. */
  who?: string | undefined;
};

/** The day of a service or business, with its name above; nothing where nothing can be booked. */
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
