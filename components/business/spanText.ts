import { formatClock } from "@/lib/time/clock";

/** A span as clock times, "13:00–13:45"; 1440 is shown as the midnight that ends the day. */
export function spanText({ startMinute, endMinute }: { startMinute: number; endMinute: number }): string {
  return `${formatClock(startMinute)}–${formatClock(endMinute)}`;
}
