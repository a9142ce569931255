"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { EarlyStartBox } from "@/components/checkout/form/Withdrawal";
import { type DaySource, loadedDays } from "@/components/checkout/times/availabilityClient";
import { readChoice, replaceChoice } from "@/components/checkout/times/choiceAddress";
import { FocusOnArrival } from "@/components/checkout/times/FocusOnArrival";
import { PersonChoice } from "@/components/checkout/times/PersonChoice";
import { SlotGone } from "@/components/checkout/times/SlotGone";
import { spokenChoice } from "@/components/checkout/times/spokenChoice";
import { TimePicker } from "@/components/checkout/times/TimePicker";
import type { DaySlot } from "@/components/checkout/times/types";
import { useTimeChoice } from "@/components/checkout/times/useTimeChoice";
import { openableDay, useTimeInAddress } from "@/components/checkout/times/useTimeInAddress";
import { ZoneNote } from "@/components/checkout/times/ZoneNote";
import { signInAgain } from "@/components/identity/signInAgain";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Notice } from "@/components/ui/feedback/Notice";
import { Drawer } from "@/components/ui/overlays/Drawer";
import { callApi, type Refusal } from "@/lib/api/client";
import { ANYBODY } from "@/lib/availability/anybody";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { MoveConfirm, MoveTerms } from "./MoveConfirm";
import { callParts, type ManagedBooking, statusElement } from "./managedBookingType";
import { type MoveProblem, useMove } from "./useMove";

type MoveDrawerProps = {
  booking: ManagedBooking;
  nowMs: number;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
  onStale: (details: unknown) => Promise<void>;
};

/** Moves a booking to another time of the same service: choose, confirm. */
export function MoveDrawer({ nowMs, open, onClose, onDone, onStale, ...props }: MoveDrawerProps) {
  // The booking as it was on opening, so that the closing drawer keeps its texts after the move.
  const [booking] = useState(props.booking);
  const t = useTranslations("account.booking.move");
  const common = useTranslations("common");
  const texts = useTranslations("booking");
  const locale = useLocale();
  const { timeZone } = booking;
  const today = localDateOf(nowMs, timeZone);
  const lastDate = addDays(today, booking.horizonDays);
  const query = useSearchParams();
  // A person who no longer does the service cannot be asked for.
  const asked = booking.people.find(({ id }) => id === booking.askedStaffId)?.id ?? null;
  const [opened] = useState(() => readChoice(query));
  const [person, setPerson] = useState(opened.staff === null ? asked : personOf(booking, opened.staff));
  const staffId = person ?? ANYBODY;
  const source = useMoveDays(booking, staffId, onRefused);
  const time = useTimeChoice(source, {
    today,
    timeZone,
    near: localDateOf(booking.startMs, timeZone),
    initialStart: opened.start,
    initialDay: openableDay(opened.day, today, lastDate),
  });
  useTimeInAddress(time, { isPaused: !open });
  const { problem, isMoving, move, earlyStart, clearProblem } = useMove({
    booking,
    time,
    staffId,
    onDone,
    onStale,
  });
  const confirm = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isSettled = useRef(false);
  const [pickCount, setPickCount] = useState(0);

  // The pressed message is removed, so the focus moves to the button that confirms.
  useEffect(() => {
    if (pickCount > 0) confirm.current?.focus();
  }, [pickCount]);

  /** Shows no times, because it can no longer be moved or nobody is signed in. */
  function onRefused({ status, code, details }: Refusal) {
    if (status === 401) signInAgain("customer", locale, "session-ended");
    if (code !== "transition_not_allowed" || isSettled.current) return;
    isSettled.current = true;
    onClose();
    void onStale(details);
  }

  async function onConfirm() {
    isSettled.current = await move();
    if (isSettled.current) onClose();
  }

  function choosePerson(staff: string | null) {
    setPerson(staff);
    replaceChoice({ staff: staff ?? ANYBODY });
  }

  function pickInstead(slot: DaySlot) {
    time.pickStart(slot.startMs);
    clearProblem();
    setPickCount(pickCount + 1);
  }

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!isMoving && !next) onClose();
      }}
      title={t("title")}
      description={booking.service}
      closeLabel={common("close")}
      returnFocus={() => (isSettled.current ? statusElement() : null)}
    >
      <div ref={content} className="grid grid-cols-1 gap-6">
        <LiveMessage message={spokenChoice(time, timeZone, locale, texts)} />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-4 py-3">
          <span className="text-muted text-sm">{t("now")}</span>
          <span className="num font-semibold text-lg">
            {booking.date} {booking.time}
          </span>
        </p>
        <PersonChoice people={booking.people} value={person} onValueChange={choosePerson} />
        <TimePicker
          days={time.days}
          status={time.status}
          today={today}
          lastDate={lastDate}
          timeZone={timeZone}
          locale={locale}
          date={time.date}
          startMs={time.startMs}
          nextFree={time.nextFree}
          {...(person === booking.staffId || person === null
            ? { present: { startMs: booking.startMs, label: t("present") } }
            : {})}
          onDate={time.pickDate}
          onStart={(startMs) => {
            clearProblem();
            time.pickStart(startMs);
          }}
          onNextFree={time.goToNextFree}
          onRetry={time.retry}
          onNeed={time.need}
        />
        <ZoneNote timeZone={timeZone} />
        <div className="grid grid-cols-1 gap-1">
          <MoveTerms booking={booking} startMs={time.startMs} />
          {earlyStart.isNeeded ? <EarlyStartBox {...earlyStart.field} /> : null}
        </div>
        <Problem problem={problem} timeZone={timeZone} onPick={pickInstead} />
        <MoveConfirm
          ref={confirm}
          within={content}
          booking={booking}
          person={person}
          startMs={time.startMs}
          isMoving={isMoving}
          onConfirm={() => void onConfirm()}
        />
      </div>
    </Drawer>
  );
}

/** The person of an address; null for anybody, and for one who cannot be asked for. */
const personOf = ({ people }: ManagedBooking, staff: string) =>
  people.find(({ id }) => id === staff)?.id ?? null;

type ProblemProps = {
  problem: MoveProblem | null;
  timeZone: string;
  onPick: (slot: DaySlot) => void;
};

function Problem({ problem, timeZone, onPick }: ProblemProps) {
  const locale = useLocale();
  if (problem === null) return null;
  return (
    <FocusOnArrival>
      {problem.kind === "slotGone" ? (
        <SlotGone {...problem} timeZone={timeZone} locale={locale} onPick={onPick} />
      ) : (
        <Notice tone="danger" live="assertive">
          {problem.message}
        </Notice>
      )}
    </FocusOnArrival>
  );
}

/** The times that a booking can be moved to with one person (or `any`), as the call that moves it takes them. */
function useMoveDays(
  { id, token }: Pick<ManagedBooking, "id" | "token">,
  staffId: string,
  onRefused: (refusal: Refusal) => void,
): DaySource {
  // The booking does not change while this is mounted.
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  return useMemo(() => {
    const { params, query } = callParts({ id, token });
    return {
      key: `${id} ${staffId}`,
      of: id,
      load: async (from, to, signal) => {
        const result = await callApi("GET /customers/me/bookings/{id}/availability", {
          params,
          query: { ...query, from, to, staffId },
          signal,
        });
        if (result.ok) return loadedDays(result.data);
        if (!signal.aborted) refused.current(result);
        throw new Error(`Availability: ${result.status}`);
      },
    };
  }, [id, token, staffId]);
}
