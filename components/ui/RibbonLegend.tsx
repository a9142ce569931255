import { DayRibbon } from "./DayRibbon";
import type { RibbonKind } from "./ribbon";

type RibbonLegendProps = { items: { kind: RibbonKind; label: string }[]; className?: string };

/** What the forms of a ribbon mean. */
export function RibbonLegend({ items, className }: RibbonLegendProps) {
  return (
    <ul className={className ?? "flex flex-wrap gap-x-5 gap-y-2 text-muted text-sm"}>
      {items.map((item) => (
        <li key={item.kind} className="inline-flex items-center gap-2">
          <span aria-hidden="true">
            <DayRibbon
              openMinute={0}
              closeMinute={10}
              segments={[{ kind: item.kind, startMinute: 0, endMinute: 10 }]}
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
