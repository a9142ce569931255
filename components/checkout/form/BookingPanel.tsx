import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import { ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { bookingPanel } from "@/lib/checkout/bookingPanel";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { pickMessages } from "@/lib/i18n/messages";
import { customerPaths } from "@/lib/paths";
import { paymentSettings } from "@/lib/payments/paymentSettings";
import type { PublicPerson } from "@/lib/staff/publicStaff";
import { formatDayOf, formatTime } from "@/lib/time/format";
import type { BookingFormProps } from "./BookingForm";

/** The service to book, as its page knows it. */
export type BookingPanelService = {
  id: string;
  bookable: "yes" | "not_onboarded" | "no_price" | "no_hours" | "no_staff";
  provider: {
    id: string;
    companyName: string;
    organisationNumber: string | null;
    address: string | null;
    postalCode: string | null;
    city: string | null;
    timeZone: string;
    freeCancellationHours: number;
  };
};

type BookingPanelProps = {
  service: BookingPanelService;
  /** The time chosen on the way here, ISO 8601. */
  initialStart?: string | undefined;
  /** The person chosen on the way here. */
  person: PublicPerson | null;
  /** The form: sent with the page where it is what the page is for, else loaded when it is opened. */
  form: ComponentType<BookingFormProps>;
};

/** The booking section of a service: the form, or why it cannot be booked. */
export async function BookingPanel({ service, initialStart, person, form: Form }: BookingPanelProps) {
  const locale = await getLocale();
  const { provider, bookable } = service;
  if (bookable !== "yes") return <Blocked reason={bookable} />;
  const payments = paymentSettings();
  if (!payments.isComplete) return <NoPayments />;
  const panel = await bookingPanel(provider.id);
  if (!panel || panel.services.length === 0) return <Blocked reason="no_services" />;
  const town = [provider.postalCode, provider.city].filter(Boolean).join(" ");
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["booking"])}>
      <NoScript
        startMs={bookableMoment(initialStart ?? null, panel.horizonDays)}
        timeZone={provider.timeZone}
        person={person}
      />
      <div className="noscript:hidden">
        <Form
          key={provider.id}
          services={panel.services}
          people={panel.people}
          initialStaffId={person?.id ?? null}
          serviceId={service.id}
          provider={{
            id: provider.id,
            companyName: provider.companyName,
            organisationNumber: provider.organisationNumber,
            address: [provider.address, town].filter(Boolean).join(", "),
            timeZone: provider.timeZone,
            freeCancellationHours: provider.freeCancellationHours,
          }}
          locale={locale}
          horizonDays={panel.horizonDays}
          holdMinutes={env().HOLD_MINUTES}
          nowMs={Date.now()}
          initialStart={initialStart ?? null}
          publishableKey={payments.publishableKey}
        />
      </div>
    </NextIntlClientProvider>
  );
}

/** The instant in an address, if it can be booked; null for any other text. */
function bookableMoment(start: string | null, horizonDays: number): number | null {
  const startMs = Date.parse(start ?? "");
  const nowMs = Date.now();
  return startMs >= nowMs && startMs <= nowMs + horizonDays * 86_400_000 ? startMs : null;
}

type NoScriptProps = { startMs: number | null; timeZone: string; person: PublicPerson | null };

/** Without JavaScript there is no form, only what it needs and the requested time. */
async function NoScript({ startMs, timeZone, person }: NoScriptProps) {
  const t = await getTranslations("booking");
  const locale = await getLocale();
  const moment =
    startMs === null ? null : `${formatDayOf(startMs, timeZone, locale)} ${formatTime(startMs, timeZone)}`;
  const choice = [moment, person && t("person.with", { name: person.name })].filter(Boolean).join(" ");
  const chosen = choice === "" ? {} : { title: t("noScriptChosen", { choice }) };
  return (
    <noscript>
      <Notice tone="info" {...chosen}>
        {t("noScript")}
      </Notice>
    </noscript>
  );
}

/** Shown while payments are not configured completely, with a link to tell the operator. */
async function NoPayments() {
  const t = await getTranslations("booking.blocked");
  const contact = localePath(await getLocale(), customerPaths.contact());
  return (
    <Notice
      tone="warning"
      title={t("noPaymentsTitle")}
      action={<ButtonLink href={contact}>{t("contactSupport")}</ButtonLink>}
    >
      {t("noPayments")}
    </Notice>
  );
}

const blockedTexts = {
  not_onboarded: "notOnboarded",
  no_hours: "noHours",
  no_staff: "noStaff",
  no_price: "noPrice",
  no_services: "noServices",
} as const;

async function Blocked({ reason }: { reason: keyof typeof blockedTexts }) {
  const t = await getTranslations("booking.blocked");
  const key = blockedTexts[reason];
  return (
    <Notice tone="info" title={t(`${key}Title`)}>
      {t(key)}
    </Notice>
  );
}
