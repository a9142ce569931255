import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import type { Finance } from "@/lib/business/finance/loadFinance";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatDayOf } from "@/lib/time/format";
import { UnansweredDisputes } from "../dashboard/UnansweredDisputes";

type NeedsAnswerProps = { finance: Finance; timeZone: string };

/** What is wrong with the money, before its figures; nothing where all is well. */
export function NeedsAnswer({ finance, timeZone }: NeedsAnswerProps) {
  const t = useTranslations("finance.attention");
  const locale = useLocale();
  const { disputes, balanceOre, payouts, returned } = finance;
  const day = (ms: number) => formatDayOf(ms, timeZone, locale);
  const made = payouts.filter(
    ({ status, id }) => status === "failed" && !returned.some((each) => each.id === id),
  );
  const failed = [...returned, ...made];
  const different = payouts.filter(({ differenceOre }) => differenceOre !== 0);
  return (
    <>
      {disputes.length === 0 ? null : <UnansweredDisputes disputes={disputes} timeZone={timeZone} />}
      {balanceOre >= 0 && failed.length === 0 && different.length === 0 ? null : (
        <section aria-label={t("label")} className="mt-6 grid gap-3">
          {balanceOre >= 0 ? null : (
            <Notice tone="warning" title={t("negativeTitle", { amount: formatSek(-balanceOre, locale) })}>
              <p>{t("negative")}</p>
            </Notice>
          )}
          {failed.map(({ id, madeMs }) => (
            <Notice
              key={id}
              tone="danger"
              title={t("failedTitle", { day: day(madeMs) })}
              action={<ToPayout id={id} />}
            >
              <p>{t("failed")}</p>
            </Notice>
          ))}
          {different.map(({ id, madeMs, differenceOre }) => (
            <Notice
              key={id}
              tone="warning"
              title={t("differenceTitle", { day: day(madeMs) })}
              action={<ToPayout id={id} />}
            >
              <p>{t("difference", { amount: formatSek(Math.abs(differenceOre), locale) })}</p>
            </Notice>
          ))}
        </section>
      )}
    </>
  );
}

function ToPayout({ id }: { id: string }) {
  const t = useTranslations("finance.payout");
  return (
    <TextLink linkComponent={Link} href={providerPaths.financePayout(id)} standalone>
      {t("see")}
    </TextLink>
  );
}
