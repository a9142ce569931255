import clsx from "clsx";
import { Disclosure } from "./Disclosure";

type BarChartProps = {
  /** The heading of the figure. */
  caption: string;
  /** The label of the button that shows the table. */
  tableLabel: string;
  columns: [string, string];
  bars: { label: string; value: number; valueText: string; strong?: boolean }[];
  className?: string;
};

/** Vertical bars with their values, and the same numbers as a table. */
export function BarChart({ caption, tableLabel, columns, bars, className }: BarChartProps) {
  const highest = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <figure className={className}>
      <figcaption className="mb-4 font-semibold text-xl">{caption}</figcaption>
      <div aria-hidden="true" className="flex items-end gap-[max(2px,1.5%)] border-line border-b">
        {bars.map((bar) => (
          <div key={bar.label} className="min-w-0 flex-1 text-center">
            <span className="num block truncate font-semibold text-xs sm:text-sm">{bar.valueText}</span>
            <span
              className={clsx("mt-1 block rounded-t-sm", bar.strong ? "bg-accent" : "bg-accent/45")}
              style={{ height: `${Math.max(0.125, (bar.value / highest) * 9)}rem` }}
            />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="flex gap-[max(2px,1.5%)]">
        {bars.map((bar) => (
          <span key={bar.label} className="min-w-0 flex-1 truncate pt-1.5 text-center text-muted text-xs">
            {bar.label}
          </span>
        ))}
      </div>
      <Disclosure summary={tableLabel} className="mt-3 border-0">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line border-b text-left text-muted">
              <th scope="col" className="py-2 font-medium">
                {columns[0]}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label} className="border-line border-b last:border-0">
                <th scope="row" className="py-2 text-left font-normal">
                  {bar.label}
                </th>
                <td className="num py-2 text-right font-semibold">{bar.valueText}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
