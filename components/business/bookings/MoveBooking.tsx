"use client";

import { CalendarClock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { FreeTimes } from "@/lib/business/settings/freeTimesFor";
import { useRouter } from "@/lib/i18n/navigation";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { ANYBODY } from "@/lib/visits/moveWish";
import { MoveTimes } from "../MoveTimes";

type MoveBookingProps = {
  booking: ProviderBookingDetail;
  timeZone: string;
  /** Whom it can be given to. */
  people: readonly BookablePerson[];
  onMoved: (detail: ProviderBookingDetail) => void;
};

/** The number of days whose times are loaded, from a fortnight before the visit or from today. */
const daysShown = 60;
const daysBefore = 14;

/**
 * Moves a confirmed booking that has not begun to another free time or person; renders nothing for any other. The
 * person who has it is selected first.
 */
export function MoveBooking({ booking, timeZone, people, onMoved }: MoveBookingProps) {
  const t = useTranslations("providerArea.move");
  const locale = useLocale();
  const router = useRouter();
  const { send, message, isBusy } = useSend("provider");
  const [isOpen, setOpen] = useState(false);
  const [startTime, setStartTime] = useState<string | null>(null);
  const able = people.filter(({ serviceIds }) => serviceIds?.includes(booking.service_id) ?? true);
  const present = able.find(({ id }) => id === booking.staff?.id)?.id ?? ANYBODY;
  const [chosen, setChosen] = useState<string | null>(null);
  const person = chosen ?? present;
  // Empty for a business with one person, and for a member, who cannot give a booking away.
  const asked = able.length > 0 ? { staffId: person } : {};
  const [isAsked, setAsked] = useState(false);
  const params = { id: booking.id };
  if (booking.status !== "confirmed" || Date.parse(booking.booking_date) <= Date.now()) return null;
  if (!isOpen) {
    return (
      <Button
        icon={<CalendarClock aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
    );
  }

  async function load(signal: AbortSignal): Promise<FreeTimes | null> {
    const today = localDateOf(Date.now(), timeZone);
    const before = addDays(localDateOf(Date.parse(booking.booking_date), timeZone), -daysBefore);
    const from = before > today ? before : today;
    const query = { from, to: addDays(from, daysShown), ...asked };
    const answer = await callApi("GET /providers/me/bookings/{id}/availability", {
      params,
      query,
      locale,
      signal,
    });
    if (!answer.ok) return null;
    const free = answer.data.days.map(({ date, slots }) => ({
      date,
      startTimes: slots.filter(({ available }) => available).map((slot) => slot.startTime),
    }));
    return free.filter(({ startTimes }) => startTimes.length > 0);
  }

  function close() {
    setOpen(false);
    setStartTime(null);
    setChosen(null);
    setAsked(false);
  }

  async function move() {
    setAsked(true);
    if (startTime === null) return;
    const answer = await send(() =>
      callApi("POST /providers/me/bookings/{id}/reschedule", {
        params,
        body: { startTime, ...asked },
        locale,
      }),
    );
    if (answer === null) return;
    close();
    onMoved(answer.data);
    notify({
      tone: "success",
      title: t("moved"),
      description: t(booking.is_told ? "movedMore" : "movedNoMail"),
    });
    router.refresh();
  }

  return (
    <section aria-label={t("title")} className="rounded-lg border border-line p-4">
      <h3 className="font-semibold font-text tracking-normal">{t("title")}</h3>
      {able.length > 1 ? (
        <Field label={t("person")} className="mt-3">
          <Select
            value={person}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              setStartTime(null);
            }}
            options={[
              ...able.map(({ id, name }) => ({ value: id, label: name })),
              { value: ANYBODY, label: t("anybody") },
            ]}
          />
        </Field>
      ) : null}
      <MoveTimes
        key={person}
        load={load}
        timeZone={timeZone}
        value={startTime}
        onValueChange={setStartTime}
      />
      <p className="mt-2 text-muted text-sm">{t(booking.is_told ? "note" : "noteNoMail")}</p>
      <div className="mt-3 grid gap-3">
        <FormProblem message={isAsked && startTime === null ? t("needsTime") : message} />
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" loading={isBusy} onClick={move}>
            {t("confirm")}
          </Button>
          <Button onClick={close} disabled={isBusy}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </section>
  );
}
