import type { BookingStatusKey } from "../display/StatusBadge";
import { DayRibbon } from "./DayRibbon";
import type { RibbonKind } from "./ribbon";

const whole = { startMinute: 0, endMinute: 10 };

/** A kind of the ribbon's ground, or a status of a booking on it. */
type LegendItem = { label: string } & ({ kind: RibbonKind } | { status: BookingStatusKey });

type RibbonLegendProps = { items: LegendItem[]; className?: string };

/** Explains the shapes of a ribbon. */
export function RibbonLegend({ items, className }: RibbonLegendProps) {
  return (
    <ul className={className ?? "flex flex-wrap gap-x-5 gap-y-2 text-muted text-sm"}>
      {items.map((item) => (
        <li key={item.label} className="inline-flex items-center gap-2">
          <span aria-hidden="true">
            <DayRibbon
              openMinute={0}
              closeMinute={10}
              segments={"kind" in item ? [{ kind: item.kind, ...whole }] : []}
              bookings={"status" in item ? [{ id: item.status, ...item, ...whole }] : []}
              label={item.label}
              className="w-8"
            />
          </span>
          {item.label}
        </li>
      ))}
    </ul>
  );
}
