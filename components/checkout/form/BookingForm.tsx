"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useAccount } from "@/components/layout/header/useAccount";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import { Select } from "@/components/ui/inputs/Select";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { formatDuration } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { serviceDays } from "../times/availabilityClient";
import { ChoiceBar } from "../times/ChoiceBar";
import { PersonChoice } from "../times/PersonChoice";
import { spokenChoice } from "../times/spokenChoice";
import { TimePicker } from "../times/TimePicker";
import {
  deliveryModesOf,
  type PanelPerson,
  type PanelProvider,
  type PanelService,
  peopleDoing,
} from "../times/types";
import { usePersonChoice } from "../times/usePersonChoice";
import { useTimeChoice } from "../times/useTimeChoice";
import { ZoneNote } from "../times/ZoneNote";
import { savePicked, startToOpen } from "./draft";
import { focusNext, focusPay } from "./focusPay";
import { OwnHold } from "./OwnHold";
import { PaymentProblem } from "./PaymentProblem";
import { Summary } from "./Summary";
import { useEditHold } from "./useEditHold";
import { useOpenCheckout } from "./useOpenCheckout";
import { usePayment } from "./usePayment";
import { useStripeScript } from "./useStripeScript";
import { WhoBooks } from "./WhoBooks";

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
  /** The instant of the time chip that led here. */
  initialStart: string | null;
  /** The publishable key for Stripe.js, where it is loaded. */
  publishableKey: string | null;
};

/** The booking form, opened on the time that was picked before a reload, where there is one. */
export function BookingForm(props: BookingFormProps) {
  const { serviceId, initialStart, publishableKey } = props;
  useStripeScript(publishableKey);
  const [start, setStart] = useState(initialStart);
  // The tab's storage is not available on the server.
  useEffect(() => setStart(startToOpen(serviceId, initialStart)), [serviceId, initialStart]);
  return <ChoiceForm key={start} {...props} initialStart={start} addressStart={initialStart} />;
}

type ChoiceFormProps = BookingFormProps & { addressStart: string | null };

/** Chooses service, format, day and time, asks for the customer's details, and pays. */
function ChoiceForm(props: ChoiceFormProps) {
  const { services, provider, locale, horizonDays, nowMs, addressStart } = props;
  const t = useTranslations("booking");
  const account = useAccount("customer");
  const today = localDateOf(nowMs, provider.timeZone);
  const [serviceId, setServiceId] = useState(props.serviceId);
  const service = services.find(({ id }) => id === serviceId) ?? services[0];
  const { initialStart } = props;
  const people = peopleDoing(props.people, serviceId);
  const person = usePersonChoice(people, props.initialStaffId);
  const { staffId } = person;
  const source = useMemo(() => serviceDays(serviceId, staffId), [serviceId, staffId]);
  const time = useTimeChoice(source, { today, timeZone: provider.timeZone, initialStart });
  const modes = useMemo(() => (service ? deliveryModesOf(service) : []), [service]);
  const [wantedMode, setWantedMode] = useState(modes[0]);
  const mode = wantedMode && modes.includes(wantedMode) ? wantedMode : modes[0];
  const payment = usePayment({
    provider,
    locale,
    isGuest: account.state !== "signedIn" && account.state !== "asking",
    time,
  });
  const { open, forget } = useOpenCheckout(serviceId, locale);
  const form = useRef<HTMLFormElement>(null);
  const edit = useEditHold({ open, forget, time, form, provider, locale });
  // The customer's own hold makes its time unavailable to everybody, but to them it is not gone.
  const isOwnTime = open === undefined || (open !== null && open.startMs === Date.parse(initialStart ?? ""));
  const isGone = time.isInitialGone && !isOwnTime;

  useEffect(() => {
    if (time.startMs !== null) savePicked(serviceId, addressStart, time.startMs);
  }, [serviceId, addressStart, time.startMs]);

  // Focuses the first field with a problem.
  useEffect(() => {
    if (payment.errorCount > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [payment.errorCount]);

  // The pressed message is removed, so the focus moves to the button that pays.
  useEffect(() => {
    if (payment.pickCount > 0) focusPay(form.current);
  }, [payment.pickCount]);

  if (!service || !mode) return null;
  const choice = { serviceId, mode, startMs: time.startMs, staffId };
  const returnTo = customerPaths.services({
    focus: serviceId,
    start: time.startMs === null ? null : new Date(time.startMs).toISOString(),
    staff: staffId,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void payment.pay(service, choice);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t("title")} className="grid grid-cols-1 gap-6">
      <LiveMessage message={spokenChoice({ ...time, isInitialGone: isGone }, provider.timeZone, locale, t)} />
      <OwnHold open={open} edit={edit} provider={provider} locale={locale} />
      {services.length > 1 ? (
        <Field label={t("service")}>
          <Select
            name="service"
            value={serviceId}
            onChange={(event) => setServiceId(event.target.value)}
            options={services.map(({ id, name, durationMinutes, priceOre }) => ({
              value: id,
              label: t("serviceOption", {
                name,
                duration: formatDuration(durationMinutes),
                price: formatSek(priceOre, locale),
              }),
            }))}
          />
        </Field>
      ) : null}
      {modes.length > 1 ? (
        <SegmentedControl
          legend={t("format")}
          showLegend
          name="deliveryMode"
          value={mode}
          onValueChange={setWantedMode}
          options={modes.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
      ) : null}
      <PersonChoice people={people} value={staffId} onValueChange={person.choose} />
      <div data-times>
        <TimePicker
          days={time.days}
          status={time.status}
          today={today}
          lastDate={addDays(today, horizonDays)}
          timeZone={provider.timeZone}
          locale={locale}
          date={time.date}
          startMs={time.startMs}
          nextFree={time.nextFree}
          onDate={time.pickDate}
          onStart={time.pickStart}
          onNextFree={time.goToNextFree}
          onRetry={time.retry}
          onNeed={time.need}
        />
      </div>
      <ZoneNote timeZone={provider.timeZone} />
      {isGone && payment.problem === null ? <Notice tone="warning">{t("problem.expiredSlot")}</Notice> : null}
      <WhoBooks
        account={account}
        contact={payment.contact}
        errors={payment.errors}
        returnTo={returnTo}
        onChange={payment.setContact}
      />
      <PaymentProblem
        problem={payment.problem}
        timeZone={provider.timeZone}
        locale={locale}
        onPick={payment.pickInstead}
      />
      <ChoiceBar
        form={form}
        service={service}
        timeZone={provider.timeZone}
        startMs={time.startMs}
        locale={locale}
      />
      <Summary
        service={service}
        provider={provider}
        choice={choice}
        person={people.find(({ id }) => id === staffId || people.length === 1) ?? null}
        locale={locale}
        nowMs={nowMs}
        holdMinutes={props.holdMinutes}
        paying={payment.isPaying}
        onChoose={() => focusNext(form.current)}
      />
    </form>
  );
}
