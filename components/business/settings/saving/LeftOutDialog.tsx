"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LeaveDialog } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { guardAgain } from "@/components/form/leaving";
import { useLeaveGuard } from "@/components/form/useLeaveGuard";
import { Button } from "@/components/ui/actions/Button";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { formatDateTimeRange } from "@/lib/time/format";
import { type LeftOutChoice, LeftOutItem } from "./LeftOutItem";
import type { LeftOutBooking } from "./refusals";
import type { SettingsChanges } from "./useSettingsForm";
import type { Decision, LeftOut } from "./useVersionedForm";

type LeftOutDialogProps = {
  leftOut: LeftOut<LeftOutBooking>;
  /** The edit, and the version it began with. */
  changes: SettingsChanges;
  version: string;
  /** The person whose settings are edited; null: the whole business. */
  staffId: string | null;
  timeZone: string;
  isBusy: boolean;
  problem: string | null;
  onConfirm: (decisions: Decision[]) => unknown;
  onClose: () => void;
};

const kept: LeftOutChoice = { action: "keep", startTime: null };

/** Lists each booking that an edit leaves outside the new hours, asks what happens to it, and saves. */
export function LeftOutDialog(props: LeftOutDialogProps) {
  const { leftOut, isBusy, onConfirm, onClose, problem } = props;
  const { bookings, refused, chosen } = leftOut;
  const t = useTranslations("providerSettings.leftOut");
  const locale = useLocale();
  const [choices, setChoices] = useState<ReadonlyMap<string, LeftOutChoice>>(() => choicesOf(chosen));
  const [isAsked, setAsked] = useState(false);
  const choiceOf = ({ id }: LeftOutBooking) => choices.get(id) ?? kept;
  // Closing the dialog would lose the choices.
  const { question, leave } = useLeaveGuard([...choices.values()].some(({ action }) => action !== "keep"));

  /** The edit of the page is still unsaved. */
  function goBack() {
    guardAgain();
    onClose();
  }

  const choose = (id: string, choice: LeftOutChoice) => setChoices(new Map(choices).set(id, choice));
  const chooseAll = (action: "keep" | "cancel") =>
    setChoices(
      new Map(
        bookings.map((booking) => [
          booking.id,
          action === "cancel" && !booking.can_cancel ? kept : { action, startTime: null },
        ]),
      ),
    );

  function confirm() {
    setAsked(true);
    if (bookings.some((booking) => lacksTime(choiceOf(booking)))) return;
    const decisions = bookings.map((booking) => {
      const { action, startTime } = choiceOf(booking);
      return { booking_id: booking.id, action, ...(action === "move" ? { start_time: startTime } : {}) };
    });
    void onConfirm(decisions);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) leave(goBack);
      }}
      title={t("title", { count: bookings.length })}
      description={t("body")}
      closeLabel={t("close")}
      footer={
        <>
          <Button onClick={() => leave(goBack)} disabled={isBusy}>
            {t("back")}
          </Button>
          <Button variant="solid" onClick={confirm} loading={isBusy}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      {bookings.length > 2 ? (
        <fieldset className="mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">{t("all")}</legend>
          <Button size="sm" onClick={() => chooseAll("keep")}>
            {t("keepAll")}
          </Button>
          <Button size="sm" onClick={() => chooseAll("cancel")}>
            {t("cancelAll")}
          </Button>
        </fieldset>
      ) : null}
      <ul className="border-line border-b">
        {bookings.map((booking) => (
          <LeftOutItem
            key={booking.id}
            booking={booking}
            when={formatDateTimeRange(
              Date.parse(booking.start_time),
              Date.parse(booking.end_time),
              props.timeZone,
              locale,
            )}
            choice={choiceOf(booking)}
            onChoose={(choice) => choose(booking.id, choice)}
            changes={props.changes}
            version={props.version}
            staffId={props.staffId}
            timeZone={props.timeZone}
            problem={
              refused?.bookingId === booking.id
                ? refused.message
                : isAsked && lacksTime(choiceOf(booking))
                  ? t("needsTime")
                  : null
            }
          />
        ))}
      </ul>
      <div className="mt-4">
        <FormProblem message={problem} />
      </div>
      <LeaveDialog {...question} />
    </Dialog>
  );
}

const lacksTime = ({ action, startTime }: LeftOutChoice) => action === "move" && startTime === null;

const choicesOf = (chosen: readonly Decision[]): ReadonlyMap<string, LeftOutChoice> =>
  new Map(
    chosen.map(({ booking_id, action, start_time }) => [
      booking_id,
      { action, startTime: start_time ?? null },
    ]),
  );
