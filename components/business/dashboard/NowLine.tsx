import { formatClock } from "@/lib/time/clock";

/** Where the clock stands in the list of the day. */
export function NowLine({ minute, label }: { minute: number; label: string }) {
  const time = formatClock(minute);
  return (
    <li aria-current="time" className="relative -my-px flex items-center gap-3 py-1 sm:gap-4">
      <span className="num w-[7.25rem] shrink-0 whitespace-nowrap font-semibold text-danger text-sm sm:w-32">
        <span>{label}</span> <time dateTime={time}>{time}</time>
      </span>
      <span aria-hidden="true" className="relative h-0.5 flex-1 rounded-full bg-danger" />
    </li>
  );
}
