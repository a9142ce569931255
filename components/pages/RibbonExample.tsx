import { DayRibbon } from "@/components/ui/time/DayRibbon";
import type { RibbonSegment } from "@/components/ui/time/ribbon";

/** A made-up day from 09 to 18, seen at 11:20. Not data: it explains how a ribbon is read. */
const segments: RibbonSegment[] = [
  { kind: "past", startMinute: 540, endMinute: 680 },
  { kind: "busy", startMinute: 680, endMinute: 720 },
  { kind: "lunch", startMinute: 720, endMinute: 780 },
  { kind: "free", startMinute: 780, endMinute: 855 },
  { kind: "busy", startMinute: 855, endMinute: 990 },
  { kind: "free", startMinute: 990, endMinute: 1080 },
];

export function RibbonExample({ label }: { label: string }) {
  return (
    <DayRibbon
      openMinute={540}
      closeMinute={1080}
      segments={segments}
      nowMinute={680}
      label={label}
      size="lg"
      ticks
    />
  );
}
