import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { AccountSection } from "@/components/account/AccountSection";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { Notice } from "@/components/ui/feedback/Notice";
import type { ClosingAnswer } from "@/lib/account/closing/closingSchemas";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { providerPaths } from "@/lib/paths";
import { formatDayLongOf, formatDayOf, formatTime } from "@/lib/time/format";
import { Downloads } from "./AccountView";
import { ClosingForm } from "./ClosingForm";
import { ReopenButton } from "./ReopenButton";

/**
 * What closing the business means, with the form that starts it; while it is being closed, its progress and a way to
 * reopen it.
 */
export async function ClosingView({ state }: { state: ClosingAnswer }) {
  const locale = await getLocale();
  const t = await getTranslations("providerAccount.closing");
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["account", "providerAccount", "common", "form"])}>
      <div className="mt-8 grid max-w-2xl grid-cols-1 gap-10">
        <TextLink
          standalone
          linkComponent={Link}
          href={providerPaths.settingsAccount()}
          className="justify-self-start"
        >
          {t("back")}
        </TextLink>
        {state.closing === null ? (
          <Before state={state} />
        ) : (
          <Meanwhile state={state} closing={state.closing} />
        )}
      </div>
    </NextIntlClientProvider>
  );
}

const points = ["hidden", "payouts", "kept", "sessions", "grace"] as const;

async function Before({ state }: { state: ClosingAnswer }) {
  const t = await getTranslations("providerAccount.closing");
  const locale = await getLocale();
  const { companyName: company, visits, refundTotal, hasMonthlyPlan } = state;
  return (
    <>
      <AccountSection id="closing" title={t("title", { company })} lead={t("lead")}>
        <h3 className="font-medium font-text tracking-normal">{t("happens")}</h3>
        <ul className="mt-2 grid max-w-[60ch] list-disc gap-1.5 pl-5">
          {points.map((point) => (
            <li key={point}>{t(`points.${point}`)}</li>
          ))}
          {hasMonthlyPlan ? <li>{t("points.plan")}</li> : null}
        </ul>
      </AccountSection>
      {visits.length === 0 ? (
        <p>{t("noVisits")}</p>
      ) : (
        <AccountSection id="visits" title={t("visits", { count: visits.length })}>
          <Visits state={state} />
        </AccountSection>
      )}
      <ClosingForm company={company} count={visits.length} refund={formatSek(fromSek(refundTotal), locale)} />
    </>
  );
}

type MeanwhileProps = { state: ClosingAnswer; closing: NonNullable<ClosingAnswer["closing"]> };

async function Meanwhile({ state, closing }: MeanwhileProps) {
  const t = await getTranslations("providerAccount");
  const locale = await getLocale();
  const { companyName: company, visits, timeZone } = state;
  const day = formatDayLongOf(Date.parse(closing.closesAt), timeZone, locale);
  return (
    <>
      <AccountSection id="closing" title={t("closing.nowTitle", { company })}>
        <div className="grid gap-4">
          <Notice tone="warning" title={t("closing.begun")}>
            <p>{t(`closing.now.${closing.mode}`)}</p>
            <p>{t("closing.until", { day })}</p>
          </Notice>
          <p className="max-w-[60ch] text-muted">{t("closing.reopenNote")}</p>
          <ReopenButton />
        </div>
      </AccountSection>
      {visits.length === 0 ? null : (
        <AccountSection id="visits" title={t("closing.visitsLeft", { count: visits.length })}>
          <Visits state={state} />
        </AccountSection>
      )}
      <AccountSection id="data" title={t("data.title")} lead={t("data.lead")}>
        <Downloads />
      </AccountSection>
    </>
  );
}

/** The number of visits listed at first, so that the form below stays close. */
const visitsShown = 5;

async function Visits({ state: { visits, timeZone } }: { state: ClosingAnswer }) {
  const t = await getTranslations("providerAccount.closing");
  // A single remaining one takes no more room than the line that unfolds it.
  const shown = visits.length <= visitsShown + 1 ? visits.length : visitsShown;
  const rest = visits.slice(shown);
  return (
    <>
      <VisitList visits={visits.slice(0, shown)} timeZone={timeZone} />
      {rest.length === 0 ? null : (
        <Disclosure summary={t("visitsMore", { count: rest.length })}>
          <VisitList visits={rest} timeZone={timeZone} />
        </Disclosure>
      )}
      <p className="mt-3">
        <TextLink standalone linkComponent={Link} href={providerPaths.bookings()}>
          {t("toBookings")}
        </TextLink>
      </p>
    </>
  );
}

async function VisitList({ visits, timeZone }: Pick<ClosingAnswer, "visits" | "timeZone">) {
  const t = await getTranslations("providerAccount.closing");
  const locale = await getLocale();
  return (
    <ul className="border-line border-b text-ink">
      {visits.map((visit) => {
        const startMs = Date.parse(visit.booking_date);
        return (
          <li
            key={visit.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-t py-2.5"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-medium">{visit.customer_name || t("guest")}</span>
              <span className="block text-muted text-sm">
                {visit.staff_name === null
                  ? visit.service_name
                  : `${visit.service_name} · ${visit.staff_name}`}
              </span>
            </span>
            <span className="text-sm tabular-nums">
              {formatDayOf(startMs, timeZone, locale)} {formatTime(startMs, timeZone)}
              {" · "}
              {formatSek(fromSek(visit.total_amount), locale)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
