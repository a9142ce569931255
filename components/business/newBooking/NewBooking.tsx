"use client";

import clsx from "clsx";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Notice } from "@/components/ui/feedback/Notice";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import type { DeskForm } from "@/lib/desk/deskForm";
import { Link } from "@/lib/i18n/navigation";
import { Clash } from "./Clash";
import { CustomerField } from "./CustomerField";
import { addressOf, asksFormat, type Draft, isPhoneNeeded } from "./draft";
import { PaymentField } from "./PaymentField";
import type { Preset } from "./preset";
import { RepeatField } from "./RepeatField";
import { ServiceField } from "./ServiceField";
import { SumLine } from "./SumLine";
import { TimeField } from "./TimeField";
import { useNewBooking } from "./useNewBooking";

type NewBookingProps = {
  form: DeskForm;
  preset: Preset;
  /** The address of the page without the form. */
  closeHref: string;
};

/**
 * Books somebody who called or stands at the desk: one form beside the calendar, which stays in view. Another preset, such as a
 * gap that is pressed while it is open, changes time and person, and keeps what is filled in.
 */
export function NewBooking(props: NewBookingProps) {
  const { form, closeHref } = props;
  const t = useTranslations("desk");
  const id = useId();
  return (
    <section
      id="new-booking"
      aria-labelledby={id}
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-lg border border-line bg-card"
    >
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-3 pt-3 pr-3 pl-5">
        <h2 id={id} className="text-2xl">
          {t("title")}
        </h2>
        <Link
          href={closeHref}
          scroll={false}
          aria-label={t("close")}
          className={clsx(buttonClass({ variant: "quiet", size: "sm" }), "ml-auto")}
        >
          <X aria-hidden="true" />
        </Link>
      </div>
      {form.services.length === 0 ? (
        <EmptyState compact figure="calendar" headingLevel={3} title={t("noServices")} className="m-5" />
      ) : (
        <Form {...props} />
      )}
    </section>
  );
}

function Form({ form, ...props }: NewBookingProps) {
  const t = useTranslations("desk");
  const input = useRef<HTMLInputElement>(null);
  const { draft, change, ...booking } = useNewBooking({ form, ...props });
  const { timeZone, people } = form;
  const { place } = booking;
  // Opened by a link or a key: typing can begin, and on a phone the form is below the day.
  useEffect(() => {
    if (place !== "" && input.current !== null) input.current.focus();
    else document.getElementById("new-booking")?.scrollIntoView({ block: "nearest" });
  }, [place]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (booking.isReady) void booking.book();
  }

  const able = people.filter(
    ({ serviceIds }) =>
      serviceIds === null || draft.lines.every((line) => serviceIds.includes(line.serviceId)),
  );
  const sources = ["phone", "desk"] as const;
  const email = addressOf(draft.customer);
  const isHiddenAddress = draft.customer.kind === "known" && !form.isOwner;
  return (
    <form ref={booking.element} onSubmit={onSubmit} noValidate>
      <div className="grid grid-cols-1 gap-5 px-5 pt-3 pb-5">
        <CustomerField
          ref={input}
          value={draft.customer}
          onChange={(customer) => change({ customer })}
          problems={booking.problems}
          timeZone={timeZone}
          isOwner={form.isOwner}
          isPhoneNeeded={isPhoneNeeded(draft)}
        />
        <ServiceField services={form.services} lines={draft.lines} onChange={(lines) => change({ lines })} />
        {asksFormat(draft.lines, form.services) ? (
          <FormatField value={draft.format} onChange={(format) => change({ format })} />
        ) : null}
        <TimeField
          people={able}
          staffId={draft.staffId}
          onStaffChange={(staffId) => change({ staffId })}
          when={booking.when}
          onWhenChange={booking.setWhen}
          free={booking.preview?.free ?? []}
          timeZone={timeZone}
        />
        {booking.repeat === null && booking.dates[0] ? (
          <Clash
            date={booking.dates[0]}
            people={people}
            isAnybody={draft.staffId === null && able.length > 1}
            timeZone={timeZone}
            onChoose={booking.setWhen}
          />
        ) : null}
        {booking.when.startMs === null ? null : (
          <RepeatField
            repeat={booking.repeat}
            onChange={booking.setRepeat}
            dates={booking.dates}
            choices={booking.choices}
            onChoose={booking.choose}
            timeZone={timeZone}
          />
        )}
        {form.isOwner ? (
          <PaymentField
            draft={draft}
            takesLinks={form.takesLinks}
            isSeries={booking.startTimes.length > 1}
            onChange={change}
          />
        ) : null}
        <SegmentedControl
          legend={t("source")}
          showLegend
          name="source"
          value={draft.source}
          options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          onValueChange={(source) => change({ source })}
        />
        {email === null && !isHiddenAddress ? null : (
          <Checkbox
            label={email === null ? t("notifyKnown") : t("notify", { email })}
            checked={draft.notify}
            onChange={(event) => change({ notify: event.currentTarget.checked })}
          />
        )}
        <FormProblem message={booking.problem} />
        {booking.notUpdated === null ? null : (
          <Notice
            tone="warning"
            live="polite"
            action={
              <Button size="sm" onClick={booking.notUpdated.reload}>
                {t("again")}
              </Button>
            }
          >
            {booking.notUpdated.text}
          </Notice>
        )}
      </div>
      <SumLine
        dates={booking.dates}
        startTimes={booking.startTimes}
        staffName={people.find(({ id }) => id === draft.staffId)?.name ?? null}
        total={booking.preview?.total_amount ?? null}
        isUnknown={booking.notUpdated !== null}
        asksFirst={booking.asksFirst}
        isReady={booking.isReady}
        isBusy={booking.isBusy}
        timeZone={timeZone}
        durationMinutes={booking.preview?.duration_minutes ?? 0}
      />
    </form>
  );
}

type FormatFieldProps = { value: Draft["format"]; onChange: (format: Draft["format"]) => void };

/** In person or online, of services that are done in either way. */
function FormatField({ value, onChange }: FormatFieldProps) {
  const t = useTranslations("desk");
  const formats = ["physical", "digital"] as const;
  return (
    <SegmentedControl
      legend={t("format")}
      showLegend
      name="format"
      value={value}
      options={formats.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
      onValueChange={onChange}
    />
  );
}
