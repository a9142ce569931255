import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import type { SeenPayout } from "@/lib/business/finance/payouts";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatDayOf } from "@/lib/time/format";
import { AreaHeading } from "../AreaHeading";
import { payoutStatus } from "./payoutStatus";

type PayoutsProps = { payouts: readonly SeenPayout[]; timeZone: string };

/** The payouts of the month, each leading to what is in it. */
export function Payouts({ payouts, timeZone }: PayoutsProps) {
  const t = useTranslations("finance.payouts");
  return (
    <section aria-labelledby="payouts">
      <AreaHeading id="payouts" title={t("title")} />
      {payouts.length === 0 ? (
        <p className="mt-3 text-muted">{t("none")}</p>
      ) : (
        <ul className="mt-2">
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PayoutRow({ payout, timeZone }: { payout: SeenPayout; timeZone: string }) {
  const t = useTranslations("finance.payouts");
  const words = useTranslations("finance");
  const locale = useLocale();
  const { status, tone } = payoutStatus(payout.status);
  const day = (ms: number) => ({ day: formatDayOf(ms, timeZone, locale) });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-2 first:border-t-0">
      <TextLink
        linkComponent={Link}
        href={providerPaths.financePayout(payout.id)}
        tone="ink"
        standalone
        className="num"
      >
        {t("made", day(payout.madeMs))}
      </TextLink>
      <p className="num text-right font-semibold">{formatSek(payout.amountOre, locale)}</p>
      <p className="num min-w-0 text-muted text-sm">
        {payout.isListed
          ? `${words("bookings", { count: payout.bookings })}, ${t("arrives", day(payout.arrivesMs))}`
          : t("notListed")}
      </p>
      <p className="text-right">
        <Badge tone={tone}>{t(`status.${status}`)}</Badge>
      </p>
    </li>
  );
}
