import { DayRibbon } from "@/components/ui/DayRibbon";
import type { RibbonData } from "@/lib/availability/cardTypes";
import { useCardWords } from "./useCardWords";

/** The day of a service or business, with its name above; nothing where nothing can be booked. */
export function DetailRibbon({ ribbon }: { ribbon: RibbonData | null }) {
  const words = useCardWords();
  if (ribbon === null) return null;
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium text-sm">
        {words.ribbonCaption(ribbon)}
      </p>
      <DayRibbon
        openMinute={ribbon.openMinute}
        closeMinute={ribbon.closeMinute}
        segments={ribbon.segments}
        nowMinute={ribbon.nowMinute}
        label={words.ribbonLabel(ribbon)}
        ticks
      />
    </div>
  );
}
