import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { AmountsHead } from "@/components/ui/display/AmountsHead";
import { Disclosure } from "@/components/ui/display/Disclosure";
import type { Finance } from "@/lib/business/finance/loadFinance";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { calendarNames } from "@/lib/time/calendarNames";
import { formatMonth } from "@/lib/time/format";
import { type FinanceQuery, financeHref } from "./financeQuery";

const width = 480;
const height = 170;
const gap = 12;

type MonthChartProps = { months: Finance["months"]; query: FinanceQuery };

/** Earned by month, with what is booked ahead on top of it as an outline, and the same numbers as a table. */
export function MonthChart({ months, query }: MonthChartProps) {
  const t = useTranslations("finance.chart");
  const locale = useLocale();
  const highest = Math.max(
    1,
    ...months.map(({ earnedOre, bookedOre }) => Math.max(0, earnedOre) + bookedOre),
  );
  const barWidth = (width - gap * (months.length - 1)) / months.length;
  return (
    <figure>
      <figcaption className="mb-4 font-semibold text-xl">{t("caption")}</figcaption>
      <svg viewBox={`0 0 ${width} ${height + 24}`} aria-hidden="true" className="block w-full">
        <line x1="0" x2={width} y1={height} y2={height} className="stroke-line" />
        {months.map(({ month, earnedOre, bookedOre }, index) => {
          const x = index * (barWidth + gap);
          const earned = (Math.max(0, earnedOre) / highest) * height;
          const booked = (bookedOre / highest) * height;
          return (
            <g key={month}>
              <rect
                x={x}
                y={height - earned}
                width={barWidth}
                height={earned}
                rx="2"
                className="fill-accent"
              />
              {booked === 0 ? null : (
                <rect
                  x={x + 1}
                  y={height - earned - booked + 1}
                  width={barWidth - 2}
                  height={Math.max(0, booked - 2)}
                  rx="2"
                  className="fill-none stroke-muted"
                  strokeDasharray="4 3"
                  strokeWidth="1.5"
                />
              )}
              <text x={x + barWidth / 2} y={height + 18} textAnchor="middle" className="fill-muted text-sm">
                {calendarNames[locale].months.short[Number(month.slice(5)) - 1]}
              </text>
            </g>
          );
        })}
      </svg>
      <Disclosure summary={t("table")} className="mt-2 border-0">
        <div className="overflow-x-auto">
          <table className="w-full text-ink text-sm">
            <AmountsHead columns={[t("month"), t("earned"), t("booked")]} />
            <tbody>
              {months.map(({ month, earnedOre, bookedOre }) => (
                <tr key={month} className="border-line border-b last:border-0">
                  <th scope="row" className="text-left font-normal">
                    <TextLink linkComponent={Link} href={financeHref(query, { month })} tone="ink" standalone>
                      {formatMonth(`${month}-01`, locale)}
                    </TextLink>
                  </th>
                  <td className="num text-right font-semibold">{formatSek(earnedOre, locale)}</td>
                  <td className="num text-right">{formatSek(bookedOre, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </figure>
  );
}
