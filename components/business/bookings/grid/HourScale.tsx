import { formatClock, type Span } from "@/lib/time/clock";
import { customProperties } from "../../customProperties";

/** The hours at the left edge, which stay there. Hidden from screen readers, since each entry has its time. */
export function HourScale({ range }: { range: Span }) {
  const hours = (range.endMinute - range.startMinute) / 60;
  return (
    <div
      aria-hidden="true"
      className="sticky left-0 z-15 bg-card"
      style={{ height: `calc(${hours} * var(--hour))` }}
    >
      {Array.from({ length: hours }, (_, hour) => range.startMinute + hour * 60).map((minute) => (
        <span
          key={minute}
          className="at-minutes num right-2.5 h-auto! -translate-y-[55%] text-figure text-sm"
          style={customProperties({ "--s": minute, "--e": minute })}
        >
          {formatClock(minute).slice(0, 2)}
        </span>
      ))}
    </div>
  );
}
