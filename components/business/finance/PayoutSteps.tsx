import { useLocale, useTranslations } from "next-intl";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { brand } from "@/lib/brand";
import type { PayoutLines } from "@/lib/business/finance/payoutLines";
import type { SeenPayout } from "@/lib/business/finance/payouts";
import { formatSek } from "@/lib/money/format";

type PayoutStepsProps = { payout: SeenPayout; lines: PayoutLines };

/** What a payout is the sum of, to the öre. */
export function PayoutSteps({ payout, lines: { lines, feesOre } }: PayoutStepsProps) {
  const t = useTranslations("finance.payout");
  const locale = useLocale();
  const amount = formatSek(payout.amountOre, locale);
  return (
    <Table caption={t("adds", { amount })} className="mt-8 max-w-2xl">
      <TableHead>
        <TableRow>
          <Th>{t("what")}</Th>
          <Th numeric>{t("count")}</Th>
          <Th numeric>{t("amount")}</Th>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines
          .filter(({ kind }) => kind !== "account_fee")
          .map(({ kind, count, amountOre }) => (
            <Step key={kind} label={t(`line.${kind}`)} count={count} ore={amountOre} />
          ))}
        {feesOre === 0 ? null : (
          <Step label={t("fees")} hint={t("feesHint", { brand: brand.name })} ore={feesOre} />
        )}
        {lines
          .filter(({ kind }) => kind === "account_fee")
          .map(({ kind, count, amountOre }) => (
            <Step
              key={kind}
              label={t(`line.${kind}`)}
              hint={t("accountFeeHint")}
              count={count}
              ore={amountOre}
            />
          ))}
        {payout.differenceOre === 0 ? null : <Step label={t("difference")} ore={-payout.differenceOre} />}
        <TableRow className="border-t-2 border-t-ink font-semibold">
          <th scope="row" className="py-3 pr-3 text-left">
            {t("sum")}
          </th>
          <Td />
          <Td numeric>{amount}</Td>
        </TableRow>
      </TableBody>
    </Table>
  );
}

type StepProps = { label: string; hint?: string; count?: number; ore: number };

function Step({ label, hint, count, ore }: StepProps) {
  const locale = useLocale();
  return (
    <TableRow>
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        {label}
        {hint === undefined ? null : <span className="block text-muted text-sm">{hint}</span>}
      </th>
      <Td numeric className="py-2.5! font-normal! text-muted">
        {count}
      </Td>
      <Td numeric className="py-2.5! font-normal!">
        {formatSek(ore, locale)}
      </Td>
    </TableRow>
  );
}
