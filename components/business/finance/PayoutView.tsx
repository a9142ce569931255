import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import { Notice } from "@/components/ui/feedback/Notice";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { Pagination } from "@/components/ui/navigation/Pagination";
import type { PayoutLines } from "@/lib/business/finance/payoutLines";
import type { PayoutPart, SeenPayout } from "@/lib/business/finance/payouts";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatDay, formatDayOf, formatMonth } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { AreaHeading } from "../AreaHeading";
import { PayoutPartRow } from "./PayoutPartRow";
import { PayoutSteps } from "./PayoutSteps";
import { payoutStatus } from "./payoutStatus";

type PayoutViewProps = {
  payout: SeenPayout;
  lines: PayoutLines;
  /** Those of this page. */
  parts: readonly PayoutPart[];
  /** Counted from 1. */
  page: number;
  perPage: number;
  timeZone: string;
};

/** A payout: what it is the sum of, and each payment, refund and fee in it with its booking. */
export function PayoutView({ payout, lines, parts, page, perPage, timeZone }: PayoutViewProps) {
  const t = useTranslations("finance.payout");
  const words = useTranslations("finance");
  const locale = useLocale();
  const madeOn = localDateOf(payout.madeMs, timeZone);
  const month = madeOn.slice(0, 7);
  const { status, tone } = payoutStatus(payout.status);
  const amount = formatSek(payout.amountOre, locale);
  const lead = {
    failed: () => t("leadBack", { amount }),
    canceled: () => t("leadStopped", { amount }),
  };
  const arrives = formatDayOf(payout.arrivesMs, timeZone, locale);
  return (
    <>
      <PageHeader
        eyebrow={
          <TextLink
            linkComponent={Link}
            href={`${providerPaths.finance({ month })}#payouts`}
            tone="muted"
            standalone
          >
            {words("rows.back", { month: formatMonth(madeOn, locale) })}
          </TextLink>
        }
        title={t("title", { day: formatDay(madeOn, locale, { year: true }) })}
        lead={
          status === "failed" || status === "canceled" ? lead[status]() : t("lead", { amount, day: arrives })
        }
        actions={<Badge tone={tone}>{words(`payouts.status.${status}`)}</Badge>}
      />
      <PayoutNotices payout={payout} />
      {payout.isListed ? (
        <>
          <PayoutSteps payout={payout} lines={lines} />
          <section aria-labelledby="inside" className="mt-10">
            <AreaHeading
              id="inside"
              title={t("inside")}
              lead={t("shown", {
                from: Math.min((page - 1) * perPage + 1, payout.parts),
                to: Math.min(page * perPage, payout.parts),
                count: payout.parts,
              })}
            />
            <ul className="mt-2">
              {parts.map((part) => (
                <PayoutPartRow key={part.id} part={part} timeZone={timeZone} />
              ))}
            </ul>
            <Pagination
              className="mt-6 print:hidden"
              label={t("pages")}
              page={page}
              pageCount={Math.ceil(payout.parts / perPage)}
              hrefFor={(each) => providerPaths.financePayout(payout.id, { page: each === 1 ? null : each })}
              pageLabel={(each) => t("page", { page: each })}
              previousLabel={t("previous")}
              nextLabel={t("next")}
              linkComponent={Link}
            />
          </section>
        </>
      ) : (
        <p className="mt-6 text-muted">{words("payouts.notListed")}</p>
      )}
      <p className="num mt-8 text-muted text-sm [overflow-wrap:anywhere]">
        {t("number", { id: payout.stripePayoutId })}
      </p>
    </>
  );
}

/** What is wrong with it. */
function PayoutNotices({ payout: { status, differenceOre } }: { payout: SeenPayout }) {
  const t = useTranslations("finance.attention");
  const locale = useLocale();
  return (
    <>
      {status === "failed" ? (
        <Notice tone="danger" className="mt-6">
          <p>{t("failed")}</p>
        </Notice>
      ) : null}
      {differenceOre === 0 ? null : (
        <Notice tone="warning" className="mt-6">
          <p>{t("difference", { amount: formatSek(Math.abs(differenceOre), locale) })}</p>
        </Notice>
      )}
    </>
  );
}
