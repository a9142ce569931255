"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Field } from "@/components/ui/inputs/Field";
import { ErrorText } from "@/components/ui/inputs/FieldText";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import { Select } from "@/components/ui/inputs/Select";
import { callApi } from "@/lib/api/client";
import type { FreeTimes } from "@/lib/business/settings/freeTimesFor";
import { formatSek } from "@/lib/money/format";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { MoveTimes } from "../../MoveTimes";
import type { RemovalChoice, RemovedBooking } from "./removal";

type RemovalItemProps = {
  person: OwnStaffMember;
  booking: RemovedBooking;
  /** The time of the booking, as text. */
  when: string;
  choice: RemovalChoice;
  onChoose: (choice: RemovalChoice) => void;
  timeZone: string;
  problem: string | null;
};

const none = { staffId: null, startTime: null };

/** A booking of a removed person, with the choice of what happens to it. */
export function RemovalItem({
  person,
  booking,
  when,
  choice,
  onChoose,
  timeZone,
  problem,
}: RemovalItemProps) {
  const t = useTranslations("providerSettings.people.removal");
  const locale = useLocale();
  const problemId = useId();
  const customer = booking.customer_name || t("guest");
  const { free_staff: free } = booking;

  async function load(signal: AbortSignal): Promise<FreeTimes | null> {
    const answer = await callApi("POST /providers/me/staff/{id}/removal/preview", {
      params: { id: person.id },
      body: { moveBookingId: booking.id },
      locale,
      signal,
    });
    return answer.ok ? (answer.data.freeTimes ?? []) : null;
  }

  const refund = booking.refund_on_cancel;
  const notes = {
    give: t("giveNote"),
    move: t("moveNote"),
    cancel:
      refund > 0
        ? t("cancelNote", { amount: formatSek(Math.round(refund * 100), locale) })
        : t("cancelNoRefund"),
  };
  return (
    <li className="border-line border-t py-4">
      <p className="num font-semibold first-letter:uppercase">{when}</p>
      <p className="text-muted [overflow-wrap:anywhere]">{`${customer} · ${booking.service_name}`}</p>
      {booking.status === "pending" ? (
        <p className="mt-2 text-muted text-sm">{t("pending", { name: person.name })}</p>
      ) : (
        <>
          <SegmentedControl
            className="mt-3"
            legend={t("choice", { customer, when })}
            name={`removal-${booking.id}`}
            value={choice.action}
            onValueChange={(action) => {
              if (action === "give") onChoose({ action, staffId: free[0]?.id ?? null, startTime: null });
              else onChoose({ action, ...none });
            }}
            options={[
              { value: "give", label: t("give"), disabled: free.length === 0 || !booking.can_move },
              { value: "move", label: t("move"), disabled: !booking.can_move },
              { value: "cancel", label: t("cancel"), disabled: !booking.can_cancel },
            ]}
          />
          {choice.action === "give" ? (
            <Field label={t("giveTo")} className="mt-3 max-w-64">
              <Select
                value={choice.staffId ?? ""}
                onChange={(event) => onChoose({ ...choice, staffId: event.currentTarget.value })}
                options={free.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          ) : null}
          {choice.action === "move" ? (
            <MoveTimes
              load={load}
              timeZone={timeZone}
              value={choice.startTime}
              onValueChange={(startTime) => onChoose({ action: "move", staffId: null, startTime })}
            />
          ) : null}
          <p className="mt-2 text-muted text-sm">
            {choice.action === null ? t("nobodyFree") : notes[choice.action]}
          </p>
        </>
      )}
      {problem === null ? null : (
        <div role="alert" className="mt-2">
          <ErrorText id={problemId}>{problem}</ErrorText>
        </div>
      )}
    </li>
  );
}
