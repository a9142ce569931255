"use client";

import { CalendarClock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { callApi } from "@/lib/api/client";
import { ANYBODY } from "@/lib/availability/anybody";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { FreeTimes } from "@/lib/business/settings/freeTimesFor";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { MoveTimes } from "../../MoveTimes";
import type { MoveOpened } from "./moveOpened";

type MoveBookingProps = {
  booking: ProviderBookingDetail;
  timeZone: string;
  /** Whom it can be given to. */
  people: readonly BookablePerson[];
  onMove: MoveOpened;
  /** Shows the details otherwise, until they are read again. */
  onShow: (detail: ProviderBookingDetail) => void;
};

/** The number of days whose times are loaded, from a fortnight before the visit or from today. */
const daysShown = 60;
const daysBefore = 14;

/**
 * Moves a confirmed booking that has not begun to another free time or person; renders nothing for any other. The
 * person who has it is selected first. The form closes at once, and is there again when the move was refused.
 */
export function MoveBooking({ booking, timeZone, people, onMove, onShow }: MoveBookingProps) {
  const t = useTranslations("providerArea.move");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [startTime, setStartTime] = useState<string | null>(null);
  /** The day that is chosen when the form opens. */
  const [firstDay, setFirstDay] = useState<LocalDate | null>(null);
  const able = people.filter(({ serviceIds }) => serviceIds?.includes(booking.service_id) ?? true);
  const present = able.find(({ id }) => id === booking.staff?.id)?.id ?? ANYBODY;
  const [chosen, setChosen] = useState<string | null>(null);
  const person = chosen ?? present;
  const [isAsked, setAsked] = useState(false);
  const opener = useFocusOnceClosed(isOpen);
  if (booking.status !== "confirmed" || Date.parse(booking.booking_date) <= Date.now()) return null;
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        icon={<CalendarClock aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
    );
  }

  // A business with one person names nobody, nor does a member, who cannot give a booking away.
  const staffId = able.length === 0 ? null : person;

  async function load(signal: AbortSignal): Promise<FreeTimes | null> {
    const today = localDateOf(Date.now(), timeZone);
    const before = addDays(localDateOf(Date.parse(booking.booking_date), timeZone), -daysBefore);
    const from = before > today ? before : today;
    const asked = staffId === null ? {} : { staffId };
    const answer = await callApi("GET /providers/me/bookings/{id}/availability", {
      params: { id: booking.id },
      query: { from, to: addDays(from, daysShown), ...asked },
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
    setFirstDay(null);
    setChosen(null);
    setAsked(false);
  }

  async function move() {
    setAsked(true);
    if (startTime === null) return;
    close();
    if (await onMove(booking, { startTime, staffId }, onShow)) return;
    setChosen(chosen);
    setFirstDay(localDateOf(Date.parse(startTime), timeZone));
    setOpen(true);
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
        firstDay={firstDay}
        timeZone={timeZone}
        value={startTime}
        onValueChange={setStartTime}
      />
      <p className="mt-2 text-muted text-sm">{t(booking.is_told ? "note" : "noteNoMail")}</p>
      <div className="mt-3 grid gap-3">
        <FormProblem message={isAsked && startTime === null ? t("needsTime") : null} />
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" onClick={move}>
            {t("confirm")}
          </Button>
          <Button onClick={close}>{t("cancel")}</Button>
        </div>
      </div>
    </section>
  );
}

/** Gives the focus to what opens a form once the form is closed, since what had it is gone. */
function useFocusOnceClosed(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
