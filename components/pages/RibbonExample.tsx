import { DayRibbon } from "@/components/ui/time/DayRibbon";
import type { RibbonSegment } from "@/components/ui/time/ribbon";

/** An example day from 09 to 18 at 11:20, which explains how to read a ribbon. */
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
