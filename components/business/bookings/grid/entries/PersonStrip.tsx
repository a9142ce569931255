import clsx from "clsx";
import type { CalendarPerson } from "@/lib/business/calendar/calendarSchemas";
import type { Span } from "@/lib/time/clock";
import { atMinutes } from "../model/minutes";

type Ribbon = CalendarPerson["days"][number]["ribbon"];

/* The forms of the day ribbon, drawn vertically: free is bright and wide, everything else darker and told by its pattern. */
const forms = {
  free: "inset-x-[calc(var(--strip)/4)] rounded-[2px] bg-signal",
  lunch: "inset-x-0 strip-dots",
  unavailable: "inset-x-0 hatch-cross",
  closed: "inset-x-0 hatch",
  busy: null,
  gap: null,
  past: null,
} as const;

/** The ribbon, drawn vertically at the edge of a person's column: yellow where customers can still book. */
export function PersonStrip({ ribbon, range }: { ribbon: Ribbon; range: Span }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-0 w-(--strip) overflow-hidden bg-board [forced-color-adjust:none] [print-color-adjust:exact]"
    >
      {ribbon.map(({ kind, start_minute, end_minute }) => {
        const startMinute = Math.max(start_minute, range.startMinute);
        const endMinute = Math.min(end_minute, range.endMinute);
        const form = forms[kind];
        if (form === null || endMinute <= startMinute) return null;
        return (
          <span
            key={start_minute}
            data-kind={kind}
            className={clsx("at-minutes", form)}
            style={atMinutes({ startMinute, endMinute })}
          />
        );
      })}
    </div>
  );
}
