"use client";

import clsx from "clsx";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useAccount } from "@/components/layout/header/useAccount";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import type { Locale } from "@/lib/i18n/locales";
import { usePathname } from "@/lib/i18n/navigation";
import { localDateOf } from "@/lib/time/zone";
import { OwnHold } from "../hold/OwnHold";
import { useOpenCheckout } from "../hold/useOpenCheckout";
import { useReleaseHold } from "../hold/useReleaseHold";
import { ChoiceBar } from "../times/ChoiceBar";
import { spokenChoice } from "../times/spokenChoice";
import type { PanelPerson, PanelProvider, PanelService } from "../times/types";
import { focusPay, focusTimes } from "./focusPay";
import { PaymentProblem } from "./PaymentProblem";
import { StepHead } from "./StepHead";
import { Summary } from "./Summary";
import { useBookingChoice } from "./useBookingChoice";
import { usePayment } from "./usePayment";
import { useSteps } from "./useSteps";
import { useStripeScript } from "./useStripeScript";
import { VisitFields } from "./VisitFields";
import { WhenStep } from "./WhenStep";
import { WhoBooks } from "./WhoBooks";
import { Withdrawal } from "./Withdrawal";

export type BookingFormProps = {
  services: PanelService[];
  people: PanelPerson[];
  /** The person chosen on the way here. */
  initialStaffId: string | null;
  serviceId: string;
  provider: PanelProvider;
  locale: Locale;
  horizonDays: number;
  holdMinutes: number;
  /** The server's clock when the page was rendered, so that the first paint matches. */
  nowMs: number;
  /** The instant in the address, as the server knows it. */
  initialStart: string | null;
  /** The publishable key for Stripe.js, where it is loaded. */
  publishableKey: string | null;
};

/** The booking form. It starts anew where a link leads to another time than the one that is chosen in it. */
export function BookingForm(props: BookingFormProps) {
  const { initialStart, publishableKey } = props;
  useStripeScript(publishableKey);
  const [chosen, setChosen] = useState(initialStart);
  const [opening, setOpening] = useState({ start: initialStart, count: 0 });
  if (opening.start !== initialStart) {
    const isOther = initialStart !== null && initialStart !== chosen;
    setOpening({ start: initialStart, count: opening.count + (isOther ? 1 : 0) });
  }
  return <TwoSteps key={opening.count} {...props} onChosen={setChosen} />;
}

type TwoStepsProps = BookingFormProps & { onChosen: (start: string | null) => void };

/** Chooses service, format, person and time, then asks for the customer's details, and pays. */
function TwoSteps(props: TwoStepsProps) {
  const { services, provider, locale, nowMs } = props;
  const t = useTranslations("booking");
  const tPerson = useTranslations("booking.person");
  const account = useAccount("customer");
  const path = usePathname();
  const query = useSearchParams();
  const formId = useId();
  const today = localDateOf(nowMs, provider.timeZone);
  const choice = useBookingChoice({ ...props, today });
  const { service, mode, people, person, time } = choice;
  const { staffId } = person;
  const { held, find, forget } = useOpenCheckout(locale, {
    serviceId: props.serviceId,
    startMs: choice.openedMs,
  });
  // That of another service is released only once another time is paid for.
  const open = held && held.serviceId !== choice.serviceId ? null : held;
  const hold = useReleaseHold({ time, provider, locale });
  const isGuest = account.state !== "signedIn" && account.state !== "asking";
  const payment = usePayment({
    provider,
    locale,
    isGuest,
    time,
    findHold: find,
    forget,
    release: hold.release,
  });
  const form = useRef<HTMLFormElement>(null);
  // The customer's own hold makes its time unavailable to everybody, but to them it is not gone.
  const isOwnTime = open === undefined || (open !== null && open.startMs === choice.openedMs);
  const isGone = time.isInitialGone && !isOwnTime;
  const startMs =
    time.startMs ?? time.awaitedMs ?? (time.isInitialGone && isOwnTime ? choice.openedMs : null);
  const isHeld = open != null && open.startMs === startMs;
  const { step, head, goToDetails, goToWhen } = useSteps(startMs !== null || payment.problem !== null);

  // Focuses the first field with a problem.
  useEffect(() => {
    if (payment.errorCount > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [payment.errorCount]);

  // The pressed message is removed, so the focus moves to the button that pays.
  useEffect(() => {
    if (payment.pickCount > 0) focusPay();
  }, [payment.pickCount]);

  if (!service || !mode) return null;
  const chosen = { serviceId: choice.serviceId, mode, startMs, staffId };
  const doing = people.find(({ id }) => id === staffId || people.length === 1) ?? null;
  const search = query.toString();

  function advance(event: FormEvent) {
    event.preventDefault();
    if (!service) return;
    if (step === "details") return startMs === null ? void back() : void payment.pay(service, chosen);
    if (startMs === null) return focusTimes(form.current);
    payment.clearProblem();
    goToDetails();
  }

  /** Choosing another time releases the held one, which is in the way of those beside it. */
  async function back() {
    if (open && !(await hold.releaseAndKeep(open))) return;
    goToWhen();
    if (open) forget();
  }

  async function edit() {
    if (!open || !(await hold.releaseAndKeep(open))) return;
    // The hold may be of another tab; what was typed there is not stored in this one.
    if (open.isGuest && payment.contact.customerEmail === "")
      payment.setContact({ ...payment.contact, customerName: open.name, customerEmail: open.email });
    if (step === "when") goToDetails();
    // Moved before the notice with the pressed button is removed.
    else form.current?.querySelector<HTMLElement>("input[name=name]")?.focus();
    forget();
  }

  return (
    <form
      ref={form}
      id={formId}
      onSubmit={advance}
      noValidate
      aria-label={t("title")}
      className={clsx("grid grid-cols-1", step === "when" ? "gap-4" : "gap-6")}
    >
      <LiveMessage message={spokenChoice({ ...time, isInitialGone: isGone }, provider.timeZone, locale, t)} />
      <StepHead ref={head} step={step} isBusy={hold.state === "working"} onBack={() => void back()} />
      <OwnHold
        open={open}
        state={hold.state}
        provider={provider}
        locale={locale}
        onEdit={() => void edit()}
      />
      {step === "when" ? (
        <WhenStep
          services={services}
          serviceId={choice.serviceId}
          onService={choice.pickService}
          modes={choice.modes}
          mode={mode}
          onMode={choice.pickMode}
          people={people}
          staffId={staffId}
          onPerson={person.choose}
          time={time}
          isGone={isGone}
          provider={provider}
          locale={locale}
          today={today}
          horizonDays={props.horizonDays}
        />
      ) : (
        <>
          <WhoBooks
            account={account}
            contact={payment.contact}
            errors={payment.errors}
            returnTo={search === "" ? path : `${path}?${search}`}
            onChange={payment.setContact}
          />
          <VisitFields
            provider={provider.companyName}
            contact={payment.contact}
            errors={payment.errors}
            onChange={payment.setContact}
          />
          <PaymentProblem
            problem={payment.problem}
            timeZone={provider.timeZone}
            locale={locale}
            onPick={payment.pickInstead}
          />
          <Summary
            service={service}
            provider={provider}
            choice={chosen}
            person={doing}
            locale={locale}
            nowMs={nowMs}
            holdMinutes={props.holdMinutes}
          />
          {startMs === null || service.isWithdrawalExempt ? null : (
            <Withdrawal
              startMs={startMs}
              timeZone={provider.timeZone}
              locale={locale}
              nowMs={nowMs}
              earlyStart={payment.earlyStart}
            />
          )}
        </>
      )}
      <ChoiceBar
        form={form}
        formId={formId}
        step={step}
        service={service}
        person={doing?.name ?? (people.length > 1 ? tPerson("anybody") : null)}
        timeZone={provider.timeZone}
        startMs={startMs}
        isHeld={isHeld}
        isBusy={payment.isPaying}
        locale={locale}
      />
    </form>
  );
}
