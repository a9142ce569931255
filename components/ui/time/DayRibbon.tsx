import clsx from "clsx";
import type { LinkComponent } from "../actions/link";
import type { BookingStatusKey } from "../display/StatusBadge";
import { RibbonTicks } from "./RibbonTicks";
import { placeOnRibbon, type RibbonKind, type RibbonRange, type RibbonSegment } from "./ribbon";

export type RibbonBooking = {
  id: string;
  startMinute: number;
  endMinute: number;
  status: BookingStatusKey;
  /** The name of the link: "14:15 Haircut, confirmed". */
  label: string;
  href?: string;
};

type DayRibbonProps = RibbonRange & {
  segments: RibbonSegment[];
  /** The current minute of the local day, when the ribbon shows today. */
  nowMinute?: number | null;
  /** The ribbon as text, for screen readers. */
  label: string;
  size?: "sm" | "lg";
  /** Shows the hours below. */
  ticks?: boolean;
  /** The bookings, for the business's own view. */
  bookings?: RibbonBooking[];
  linkComponent?: LinkComponent;
  className?: string;
};

/*
 * Each kind has its own shape, so that nothing depends on colour: free is tall and bright, busy a low block on the base
 * line, lunch a row of dots, closed and blocked hatched in different directions, past a thin line.
 */
const forms: Record<RibbonKind, string> = {
  free: "inset-y-[20%] rounded-[2px] border-board border-x bg-signal bg-clip-padding",
  busy: "bottom-0 top-[58%] bg-board-hatch",
  lunch: "inset-y-0 dots",
  closed: "inset-y-0 hatch",
  unavailable: "inset-y-0 hatch-cross",
  past: "top-1/2 h-0.5 -translate-y-1/2 bg-board-hatch",
};

const bookingForms: Record<BookingStatusKey, string> = {
  confirmed: "bg-board-ink",
  completed: "bg-board-muted",
  pending: "ribbon-pending",
  cancelled: "hidden",
};

/** A strip of a business's day: when it is open, booked and free. */
export function DayRibbon({
  openMinute,
  closeMinute,
  segments,
  nowMinute = null,
  label,
  size = "sm",
  ticks = false,
  bookings = [],
  linkComponent,
  className,
}: DayRibbonProps) {
  const range = { openMinute, closeMinute };
  // Busy blocks are left out where the bookings themselves are drawn.
  const drawn = bookings.length > 0 ? segments.filter((segment) => segment.kind !== "busy") : segments;
  const now = nowMinute !== null && nowMinute >= openMinute && nowMinute <= closeMinute;
  return (
    <div className={className}>
      <div
        className={clsx(
          "relative overflow-hidden border border-board-line bg-board [forced-color-adjust:none] [print-color-adjust:exact]",
          size === "lg" ? "h-11 rounded-md" : "h-4.5 rounded-sm",
        )}
      >
        <div role="img" aria-label={label} className="absolute inset-0">
          {drawn.map((segment) => (
            <Segment key={`${segment.kind}-${segment.startMinute}`} range={range} segment={segment} />
          ))}
        </div>
        {bookings.map((booking) => (
          <BookingMark key={booking.id} range={range} booking={booking} linkComponent={linkComponent} />
        ))}
        {now ? (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-board-ink shadow-[0_0_0_1.5px_var(--board)]"
            style={{ left: `${((nowMinute - openMinute) / (closeMinute - openMinute)) * 100}%` }}
          />
        ) : null}
      </div>
      {ticks ? <RibbonTicks {...range} /> : null}
    </div>
  );
}

function Segment({ range, segment }: { range: RibbonRange; segment: RibbonSegment }) {
  const place = placeOnRibbon(range, segment);
  if (!place) return null;
  return (
    <span
      data-kind={segment.kind}
      className={clsx("absolute", forms[segment.kind])}
      style={{ left: `${place.left}%`, width: `${place.width}%` }}
    />
  );
}

/** Part of the ribbon, in percent, below which a mark has less than the 24 px of a target on the narrowest phone. */
const smallestPhoneTarget = 8.5;

type BookingMarkProps = {
  range: RibbonRange;
  booking: RibbonBooking;
  linkComponent: LinkComponent | undefined;
};

function BookingMark({ range, booking, linkComponent: Link = "a" }: BookingMarkProps) {
  const place = placeOnRibbon(range, booking);
  if (!place || booking.status === "cancelled") return null;
  const style = { left: `calc(${place.left}% + 1px)`, width: `calc(${place.width}% - 2px)` };
  const look = clsx("absolute inset-y-[8%] min-w-1 rounded-[2px]", bookingForms[booking.status]);
  const picture = { role: "img", "aria-label": booking.label, style };
  if (!booking.href) return <span {...picture} className={look} />;
  // On phones the list below the ribbon has the links to what is too narrow here.
  const isTooNarrow = place.width < smallestPhoneTarget;
  return (
    <>
      {isTooNarrow ? <span {...picture} className={clsx(look, "sm:hidden")} /> : null}
      <Link
        href={booking.href}
        aria-label={booking.label}
        className={clsx(
          look,
          "outline-offset-0 transition-opacity duration-150 hover:opacity-80",
          isTooNarrow && "max-sm:hidden",
        )}
        style={style}
      />
    </>
  );
}
