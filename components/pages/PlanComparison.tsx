import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/Badge";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { formatSek } from "@/lib/money/format";
import { commissionOre } from "@/lib/money/ore";
import type { Plan } from "@/lib/providers/plans";

/** The monthly turnovers compared, in öre. */
const monthsOre = [500_000, 1_000_000, 2_000_000, 4_000_000];

/** The monthly cost of a plan at this turnover, in öre. */
function costOre(plan: Plan, bookedOre: number): number {
  return plan.monthlyPriceOre + commissionOre(bookedOre, plan.commissionPercent);
}

/** The turnover in öre above which the flat price is cheaper; null when it never is. */
function breakEvenOre(payg: Plan, monthly: Plan): number | null {
  const percent = payg.commissionPercent - monthly.commissionPercent;
  return percent > 0 ? Math.ceil(((monthly.monthlyPriceOre - payg.monthlyPriceOre) * 100) / percent) : null;
}

export function PlanComparison({ payg, monthly }: { payg: Plan; monthly: Plan }) {
  const t = useTranslations("providerPublic.pricing");
  const locale = useLocale();
  const breakEven = breakEvenOre(payg, monthly);
  const money = (ore: number) => formatSek(ore, locale, { decimals: 0 });
  return (
    <section aria-labelledby="which" className="mt-16 max-w-3xl">
      <h2 id="which" className="font-bold text-2xl">
        {t("breakEvenTitle")}
      </h2>
      {breakEven === null ? null : (
        <p className="mt-2 mb-6 text-lg text-muted">{t("breakEven", { amount: money(breakEven) })}</p>
      )}
      <Table caption={t("tableCaption")} hideCaption>
        <TableHead>
          <TableRow>
            <Th>{t("revenue")}</Th>
            <Th numeric>{t("payg.name")}</Th>
            <Th numeric>{t("monthly.name")}</Th>
          </TableRow>
        </TableHead>
        <TableBody>
          {monthsOre.map((bookedOre) => {
            const costs = { payg: costOre(payg, bookedOre), monthly: costOre(monthly, bookedOre) };
            return (
              <TableRow key={bookedOre}>
                <Td className="num whitespace-nowrap font-semibold">{money(bookedOre)}</Td>
                <Cost text={money(costs.payg)} cheapest={costs.payg < costs.monthly} />
                <Cost text={money(costs.monthly)} cheapest={costs.monthly < costs.payg} />
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}

function Cost({ text, cheapest }: { text: string; cheapest: boolean }) {
  const t = useTranslations("providerPublic.pricing");
  return (
    <Td numeric className="whitespace-normal">
      <span className="inline-flex flex-wrap-reverse items-center justify-end gap-2">
        {cheapest ? <Badge tone="positive">{t("cheapest")}</Badge> : null}
        {text}
      </span>
    </Td>
  );
}
