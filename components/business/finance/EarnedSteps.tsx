import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Table, TableBody, TableHead, TableRow, Td, Th } from "@/components/ui/display/Table";
import { brand } from "@/lib/brand";
import type { Figure } from "@/lib/business/finance/figures";
import type { Finance } from "@/lib/business/finance/loadFinance";
import { Link } from "@/lib/i18n/navigation";
import type { MoneySum } from "@/lib/ledger/sums";
import { soldKinds } from "@/lib/ledger/words";
import { formatSek } from "@/lib/money/format";
import { formatMonth } from "@/lib/time/format";
import { rowsHref } from "./financeQuery";

type Line = {
  key: string;
  label: string;
  href: string;
  ore: number;
  beforeOre: number;
  hint?: string;
  /** A sum of the lines above it. */
  isSum?: boolean;
  /** A part of the line above it. */
  isPart?: boolean;
};

const sold = ({ kinds }: MoneySum) => soldKinds.reduce((all, kind) => all + kinds[kind], 0);
const fee = ({ kinds }: MoneySum) => kinds.commission + kinds.commission_returned;

/** The steps from what customers paid to what is earned, beside the month before; lines of nothing are left out. */
function useLines({ sum, before, vat, vatBefore }: Finance, month: string): Line[] {
  const t = useTranslations("finance.steps");
  const words = { brand: brand.name };
  const line = (figure: Figure, of: (money: MoneySum) => number, more: Partial<Line> = {}): Line => ({
    key: figure,
    label: t(figure, words),
    href: rowsHref({ month, figure }),
    ore: of(sum),
    beforeOre: of(before),
    ...more,
  });
  const rates = [...new Set([...vat, ...vatBefore].map(({ rate }) => rate))].toSorted((a, b) => b - a);
  const ofRate = (sums: Finance["vat"], rate: number) => sums.find((each) => each.rate === rate)?.vatOre ?? 0;
  const lines: Line[] = [
    line("payment", ({ kinds }) => kinds.payment),
    line("on_site", ({ kinds }) => kinds.on_site),
    line("refund", ({ kinds }) => kinds.refund),
    line("dispute", ({ kinds }) => kinds.dispute),
    line("sold", sold, { isSum: true }),
    ...rates.map((rate) => ({
      key: `vat ${rate}`,
      label: t("vat", { rate }),
      href: rowsHref({ month, figure: "sold", vat: rate }),
      ore: ofRate(vat, rate),
      beforeOre: ofRate(vatBefore, rate),
      isPart: true,
    })),
    line("commission", fee),
    line("earned", ({ earnedOre }) => earnedOre, { isSum: true }),
    line("kept", ({ keptOre }) => keptOre, { isPart: true }),
    line("stripe_fee", ({ kinds }) => kinds.stripe_fee, { hint: t("stripeFeeHint") }),
    line("booked", ({ bookedOre }) => bookedOre),
    line("unpaid", ({ unpaidOre }) => unpaidOre),
  ];
  return lines.filter(({ ore, beforeOre, isSum }) => isSum || ore !== 0 || beforeOre !== 0);
}

/** What earned is made of; each amount leads to the rows that it is the sum of. */
export function EarnedSteps({ finance, month }: { finance: Finance; month: string }) {
  const t = useTranslations("finance.steps");
  const locale = useLocale();
  const lines = useLines(finance, month);
  return (
    <>
      <Table caption={t("caption")}>
        <TableHead>
          <TableRow>
            <Th>{t("what")}</Th>
            <Th numeric>{formatMonth(finance.period.from, locale)}</Th>
            <Th numeric>{formatMonth(finance.previous.from, locale)}</Th>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <StepRow key={line.key} line={line} />
          ))}
        </TableBody>
      </Table>
      <p className="mt-3 text-muted text-sm">{t("byVisit")}</p>
    </>
  );
}

function StepRow({ line }: { line: Line }) {
  const locale = useLocale();
  const { label, href, ore, beforeOre, hint, isSum, isPart } = line;
  return (
    <TableRow className={clsx(isSum && "border-t-2 border-t-ink")}>
      <th
        scope="row"
        className={clsx(
          "py-2.5 pr-3 text-left font-normal",
          isSum && "font-semibold",
          isPart && "pl-4 text-muted",
        )}
      >
        {label}
        {hint === undefined ? null : <span className="block text-muted text-sm">{hint}</span>}
      </th>
      <Td numeric className={clsx("py-0!", !isSum && "font-normal!")}>
        {ore === 0 ? (
          formatSek(0, locale)
        ) : (
          <TextLink linkComponent={Link} href={href} tone="ink" standalone>
            {formatSek(ore, locale)}
          </TextLink>
        )}
      </Td>
      <Td numeric className="font-normal! py-2.5! text-muted">
        {formatSek(beforeOre, locale)}
      </Td>
    </TableRow>
  );
}
