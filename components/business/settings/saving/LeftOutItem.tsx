"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { ErrorText } from "@/components/ui/inputs/FieldText";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import { callApi } from "@/lib/api/client";
import type { FreeTimes } from "@/lib/business/settings/freeTimesFor";
import { formatSek } from "@/lib/money/format";
import { MoveTimes } from "../../MoveTimes";
import type { LeftOutBooking } from "./refusals";
import { ofPerson, type SettingsChanges } from "./useSettingsForm";
import type { Decision } from "./useVersionedForm";

/** The choice for one booking. `startTime` is the new start of a moved one, ISO 8601; null until it is chosen. */
export type LeftOutChoice = { action: Decision["action"]; startTime: string | null };

type LeftOutItemProps = {
  booking: LeftOutBooking;
  /** The time of the booking, as text. */
  when: string;
  choice: LeftOutChoice;
  onChoose: (choice: LeftOutChoice) => void;
  changes: SettingsChanges;
  version: string;
  staffId: string | null;
  timeZone: string;
  problem: string | null;
};

/** A booking outside the edited hours, with the choice of what happens to it. */
export function LeftOutItem({
  booking,
  when,
  choice,
  onChoose,
  problem,
  changes,
  version,
  staffId,
  timeZone,
}: LeftOutItemProps) {
  const t = useTranslations("providerSettings.leftOut");
  const locale = useLocale();
  const problemId = useId();
  const customer = booking.customer_name || t("guest");
  async function load(signal: AbortSignal): Promise<FreeTimes | null> {
    const answer = await callApi("POST /providers/me/settings/preview", {
      ...ofPerson(staffId),
      body: { ...changes, moveBookingId: booking.id },
      headers: { "If-Match": version },
      locale,
      signal,
    });
    return answer.ok ? (answer.data.freeTimes ?? []) : null;
  }

  const canChange = booking.can_cancel || booking.can_move;
  const notes: Record<LeftOutChoice["action"], string> = {
    keep: t("keepNote"),
    move: t("moveNote"),
    cancel:
      booking.refund_on_cancel > 0
        ? t("cancelNote", { amount: formatSek(Math.round(booking.refund_on_cancel * 100), locale) })
        : t("cancelNoRefund"),
  };
  return (
    <li className="border-line border-t py-4">
      <p className="num font-semibold first-letter:uppercase">{when}</p>
      <p className="text-muted [overflow-wrap:anywhere]">
        {[customer, booking.service_name, ...(booking.staff_name === null ? [] : [booking.staff_name])].join(
          " · ",
        )}
      </p>
      {canChange ? (
        <>
          <SegmentedControl
            className="mt-3"
            legend={t("choice", { customer, when })}
            name={`left-out-${booking.id}`}
            value={choice.action}
            onValueChange={(action) => onChoose({ action, startTime: null })}
            options={[
              { value: "keep", label: t("keep") },
              { value: "move", label: t("move"), disabled: !booking.can_move },
              { value: "cancel", label: t("cancel"), disabled: !booking.can_cancel },
            ]}
          />
          {choice.action === "move" ? (
            <MoveTimes
              load={load}
              timeZone={timeZone}
              value={choice.startTime}
              onValueChange={(startTime) => onChoose({ action: "move", startTime })}
            />
          ) : null}
          <p className="mt-2 text-muted text-sm">{notes[choice.action]}</p>
        </>
      ) : (
        <p className="mt-2 text-muted text-sm">
          {booking.status === "pending" ? t("pending") : t("keepNote")}
        </p>
      )}
      {problem === null ? null : (
        <div role="alert" className="mt-2">
          <ErrorText id={problemId}>{problem}</ErrorText>
        </div>
      )}
    </li>
  );
}
