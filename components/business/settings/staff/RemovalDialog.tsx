"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LeaveDialog } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { keepValues, takeValues } from "@/components/form/keptValues";
import { allowLeaving } from "@/components/form/leaving";
import { useLeaveGuard } from "@/components/form/useLeaveGuard";
import { useSend } from "@/components/form/useSend";
import type { Proof } from "@/components/identity/passkeys/useProof";
import { Button } from "@/components/ui/actions/Button";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { type ApiResult, callApi } from "@/lib/api/client";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { formatDateTimeRange } from "@/lib/time/format";
import { refusedBookingOf } from "../saving/refusals";
import { RemovalItem } from "./RemovalItem";
import {
  decisionOf,
  firstChoice,
  type RemovalChoice,
  type RemovedBooking,
  removedBookingsOf,
} from "./removal";

type RemovalDialogProps = {
  person: OwnStaffMember;
  bookings: readonly RemovedBooking[];
  /** Makes the call with the proof of whoever asks, where an owner's sign-in ends. */
  withProof: <T>(act: (proof: Proof) => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;
  timeZone: string;
  /** The account whose choices are kept while signing in again. */
  owner: string;
  /** Called when other bookings have come up. */
  onBookings: (bookings: readonly RemovedBooking[]) => void;
  onDone: () => void;
  onClose: () => void;
};

/** Lists each upcoming booking of a removed person and asks what happens to it. */
export function RemovalDialog({
  person,
  bookings,
  withProof,
  timeZone,
  owner,
  onBookings,
  onDone,
  onClose,
}: RemovalDialogProps) {
  const t = useTranslations("providerSettings.people.removal");
  const locale = useLocale();
  const { send, message, isBusy } = useSend("provider");
  const [choices, setChoices] = useState<ReadonlyMap<string, RemovalChoice>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<{ bookingId: string; message: string } | null>(null);
  const [settled, setSettled] = useState(0);
  const choiceOf = (booking: RemovedBooking) => choices.get(booking.id) ?? firstChoice(booking);
  const { question, leave } = useLeaveGuard(bookings.some((booking) => isChosen(booking, choiceOf(booking))));

  // Restores the choices made before signing in again.
  const name = `removal-${person.id}`;
  useEffect(() => {
    const kept = takeValues<{ choices: [string, RemovalChoice][] }>({ name, owner }, { choices: [] });
    if (kept !== null) setChoices(new Map(kept.choices));
  }, [name, owner]);

  async function confirm() {
    setAsked(true);
    setRefused(null);
    const decided = bookings.filter(({ status }) => status === "confirmed");
    const decisions = decided.flatMap((booking) => decisionOf(booking, choiceOf(booking)) ?? []);
    if (decisions.length < decided.length) return;
    const told: RemovedBooking[][] = [];
    const answer = await send(
      () =>
        withProof((proof) =>
          callApi("POST /providers/me/staff/{id}/removal", {
            params: { id: person.id },
            body: { bookingDecisions: decisions, ...proof },
            locale,
          }),
        ),
      {
        telling: (refusal) => {
          const found = removedBookingsOf(refusal);
          if (found !== null) told.push(found);
          const bookingId = refusedBookingOf(refusal);
          if (bookingId !== null) setRefused({ bookingId, message: refusal.message ?? "" });
          return bookingId !== null;
        },
        signIn: () => {
          allowLeaving();
          keepValues({ name, owner }, { choices: [...choices] });
          return true;
        },
      },
    );
    if (answer !== null) onDone();
    else showLeft(told.at(-1) ?? (await preview()));
  }

  async function preview() {
    const answer = await callApi("POST /providers/me/staff/{id}/removal/preview", {
      params: { id: person.id },
      body: {},
      locale,
    });
    return answer.ok ? answer.data.bookings : bookings;
  }

  /** A removal goes in steps: one that stopped may have settled some of the bookings. */
  function showLeft(left: readonly RemovedBooking[]) {
    const ids = new Set(left.map(({ id }) => id));
    setSettled((before) => before + bookings.filter(({ id }) => !ids.has(id)).length);
    onBookings(left);
  }

  function problemOf(booking: RemovedBooking): string | null {
    if (refused?.bookingId === booking.id) return refused.message;
    if (!isAsked || booking.status !== "confirmed" || decisionOf(booking, choiceOf(booking))) return null;
    return t(choiceOf(booking).action === "move" ? "needsTime" : "needsChoice");
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) leave(onClose);
      }}
      wholePage
      title={t("bookings", { name: person.name, count: bookings.length })}
      description={t("bookingsBody")}
      closeLabel={t("close")}
      footer={
        <>
          <Button onClick={() => leave(onClose)} disabled={isBusy}>
            {t("keep")}
          </Button>
          <Button variant="danger" onClick={() => void confirm()} loading={isBusy}>
            {t("confirmOf", { name: person.name })}
          </Button>
        </>
      }
    >
      {settled > 0 ? <p className="mb-4">{t("settled", { count: settled })}</p> : null}
      <ul className="border-line border-b">
        {bookings.map((booking) => (
          <RemovalItem
            key={booking.id}
            person={person}
            booking={booking}
            when={formatDateTimeRange(
              Date.parse(booking.start_time),
              Date.parse(booking.end_time),
              timeZone,
              locale,
            )}
            choice={choiceOf(booking)}
            onChoose={(choice) => setChoices(new Map(choices).set(booking.id, choice))}
            timeZone={timeZone}
            problem={problemOf(booking)}
          />
        ))}
      </ul>
      <div className="mt-4">
        <FormProblem message={message} />
      </div>
      <LeaveDialog {...question} />
    </Dialog>
  );
}

/** Whether a choice differs from the initial one. */
function isChosen(booking: RemovedBooking, { action, staffId, startTime }: RemovalChoice): boolean {
  const first = firstChoice(booking);
  return action !== first.action || staffId !== first.staffId || startTime !== first.startTime;
}
