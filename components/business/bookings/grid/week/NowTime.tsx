import clsx from "clsx";
import { formatClock, type Span } from "@/lib/time/clock";
import { customProperties } from "../../../customProperties";

type NowProps = { minute: number | null; range: Span };

const isShown = ({ minute, range }: NowProps): boolean =>
  minute !== null && minute >= range.startMinute && minute <= range.endMinute;

/** The present time beside the hours. */
export function NowTime({ minute, range }: NowProps) {
  if (minute === null || !isShown({ minute, range })) return null;
  return (
    <span
      aria-hidden="true"
      data-now={minute}
      className="at-minutes num left-0 z-16 h-auto! -translate-y-1/2 rounded-r-sm bg-danger px-1.5 py-0.5 font-semibold text-danger-ink text-xs"
      style={customProperties({ "--s": minute, "--e": minute })}
    >
      {formatClock(minute)}
    </span>
  );
}

/** The present minute across a day, thinner on those that are not today. */
export function NowMark({ minute, range, isToday }: NowProps & { isToday: boolean }) {
  if (minute === null || !isShown({ minute, range })) return null;
  return (
    <div
      aria-hidden="true"
      data-now-mark={isToday ? "today" : ""}
      className={clsx(
        "at-minutes pointer-events-none inset-x-0 z-2 border-danger",
        isToday ? "border-t-2" : "border-t opacity-40",
      )}
      style={customProperties({ "--s": minute, "--e": minute })}
    />
  );
}
