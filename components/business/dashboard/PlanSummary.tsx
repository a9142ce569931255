import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import type { BillingState } from "@/lib/billing/subscriptions";
import type { ComparedPlans } from "@/lib/business/dashboard/comparePlans";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import type { PlanId } from "@/lib/providers/plans";
import { formatDayLongOf } from "@/lib/time/format";
import { AreaHeading } from "../AreaHeading";
import { PlanSwitch } from "./PlanSwitch";
import type { PlanReturn } from "./usePlanSwitch";

const planIds: readonly PlanId[] = ["payg", "monthly"];

type PlanSummaryProps = {
  plan: ComparedPlans;
  billing: BillingState;
  timeZone: string;
  returned: PlanReturn;
};

/** Both plans with what they would have cost this business in its last 30 days, and the switch between them. */
export function PlanSummary({ plan, billing, timeZone, returned }: PlanSummaryProps) {
  const t = useTranslations("providerArea.dashboard.plan");
  const locale = useLocale();
  const money = (ore: number) => formatSek(ore, locale, { decimals: 0 });
  const comparison = useVerdict(plan, money(plan.savingOre));
  const dayOf = (instant: Date | null) => instant && formatDayLongOf(instant.getTime(), timeZone, locale);
  const terms = {
    payg: t("paygTerms", { percent: plan.commissionPercent }),
    monthly: t("monthlyTerms", { price: money(plan.monthlyPriceOre) }),
  };
  return (
    <section aria-labelledby="plan">
      <AreaHeading
        id="plan"
        title={t("title")}
        lead={
          plan.bookings === 0
            ? t("basisEmpty")
            : t("basis", { bookings: plan.bookings, amount: money(plan.soldOre) })
        }
        action={
          <span className="flex flex-wrap gap-x-4">
            <TextLink linkComponent={QuietLink} href={providerPaths.invoices()} standalone>
              {t("invoices")}
            </TextLink>
            <TextLink linkComponent={QuietLink} href={providerPaths.pricing()} standalone>
              {t("compare")}
            </TextLink>
          </span>
        }
      />
      <dl className="mt-4 border-line border-b">
        {planIds.map((id) => (
          <div
            key={id}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 border-line border-t py-3"
          >
            <dt className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {t(id)}
                {id === plan.current ? <Badge tone="accent">{t("current")}</Badge> : null}
              </span>
              <span className="block text-muted text-sm">{terms[id]}</span>
            </dt>
            <dd className="text-right">
              <span className="num font-semibold text-lg">{money(plan.costOre[id])}</span>
              <span className="sr-only">{` ${t("cost")}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      {plan.bookings === 0 ? null : <p className="mt-3 text-sm">{comparison}</p>}
      <PlanSwitch
        plan={plan.current}
        commissionPercent={plan.commissionPercent}
        renewsOn={dayOf(billing.renewsAt)}
        endsOn={dayOf(billing.endsAt)}
        isPastDue={billing.isPastDue}
        timeZone={timeZone}
        returned={returned}
      />
    </section>
  );
}

function useVerdict({ current, cheaper }: ComparedPlans, amount: string): string {
  const t = useTranslations("providerArea.dashboard.plan");
  if (current === cheaper) return t("isBest", { amount });
  return t("wouldSave", { plan: cheaper, amount });
}
