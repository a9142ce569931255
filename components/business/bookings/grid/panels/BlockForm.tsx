"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { withoutPaths } from "@/components/form/problems";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { callApi } from "@/lib/api/client";
import type { CalendarAbsence, CalendarPerson } from "@/lib/business/calendar/calendarSchemas";
import type { Undo } from "@/lib/business/calendar/changeSchemas";
import { formatClock, parseClock, type Span } from "@/lib/time/clock";
import { formatDayLong } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";

type BlockFormProps = {
  date: LocalDate;
  timeZone: string;
  /** What the form begins with; `staffId` null: the whole business. */
  first: Span & { staffId: string | null; reason: string };
  /** The blocked time that is changed; null for a new one. */
  existing: CalendarAbsence | null;
  /** Whose time may be blocked: for a member themself. */
  people: readonly CalendarPerson[];
  isOwner: boolean;
  /** With the change in words, how it is undone, and the blocked time where there is one. */
  onChanged: (text: string, undo: Undo | null, blockId?: string) => void;
};

const names = ["startTime", "endTime", "reason", "staffId"] as const;
const everybody = "";
/** The longest reason that the call accepts. */
const reasonMaxLength = 200;
/** A problem of one of them can be one of both. */
const times = ["startTime", "endTime"] as const;

/** Blocks time of one person or of the whole business, changes such a time, or opens it again. */
export function BlockForm({ date, timeZone, first, existing, people, isOwner, onChanged }: BlockFormProps) {
  const t = useTranslations("workday.block");
  const changed = useTranslations("workday.changed");
  const locale = useLocale();
  const { send, problems, setProblems, message, isBusy } = useSend("provider", names);
  const [from, setFrom] = useState(formatClock(first.startMinute));
  const [to, setTo] = useState(formatClock(first.endMinute));
  const [reason, setReason] = useState(first.reason);
  const [staffId, setStaffId] = useState(first.staffId ?? everybody);
  const instant = (minute: number) => new Date(localMinuteToInstant(date, minute, timeZone)).toISOString();
  const refuse = (name: (typeof names)[number], problem: string) =>
    setProblems({ code: null, message: problem, fields: { [name]: problem } });

  /** Sets a field, and removes its problem. */
  function typed<T>(set: (value: T) => void, paths: readonly (typeof names)[number][]) {
    return (value: T) => {
      set(value);
      setProblems((before) => withoutPaths(before, paths));
    };
  }
  const typeReason = typed(setReason, ["reason"]);
  const chooseWho = typed(setStaffId, ["staffId"]);

  async function save(event: FormEvent) {
    event.preventDefault();
    const start = parseClock(from);
    const end = parseClock(to, { allowEndOfDay: true });
    if (start === null) return refuse("startTime", t("needsTime"));
    if (end === null) return refuse("endTime", t("needsTime"));
    if (end <= start) return refuse("endTime", t("order"));
    const body = {
      startTime: instant(start),
      endTime: instant(end),
      reason: reason.trim() || null,
      staffId: staffId === everybody ? null : staffId,
    };
    const answer = await send(() =>
      existing === null
        ? callApi("POST /providers/me/blocks", { body, locale })
        : callApi("PATCH /providers/me/blocks/{id}", { params: { id: existing.id }, body, locale }),
    );
    if (answer === null) return;
    const span = `${formatClock(start)}–${formatClock(end)}`;
    const { block, bookings_inside, undo } = answer.data;
    const count = bookings_inside.length;
    const text = count > 0 ? changed("blockedOver", { span, count }) : changed("blocked", { span });
    onChanged(text, undo, block.id);
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <p className="font-semibold first-letter:uppercase">{formatDayLong(date, locale)}</p>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("from")} error={problems.startTime}>
          <ClockInput value={from} onChange={typed(setFrom, times)} />
        </Field>
        <Field label={t("to")} error={problems.endTime}>
          <ClockInput value={to} onChange={typed(setTo, times)} allowEndOfDay />
        </Field>
      </div>
      {isOwner && people.length > 1 ? (
        <Field label={t("who")} error={problems.staffId}>
          <Select
            value={staffId}
            onChange={(event) => chooseWho(event.currentTarget.value)}
            options={[
              { value: everybody, label: t("all") },
              ...people.map(({ id, name }) => ({ value: id, label: name ?? "" })),
            ]}
          />
        </Field>
      ) : null}
      <Field label={t("reason")} hint={t("reasonHint")} error={problems.reason}>
        <TextArea
          rows={2}
          value={reason}
          maxLength={reasonMaxLength}
          showCount
          onChange={(event) => typeReason(event.currentTarget.value)}
        />
      </Field>
      <p className="text-muted text-sm">{t("note")}</p>
      <FormProblem message={message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" loading={isBusy}>
          {existing === null ? t("save") : t("saveChange")}
        </Button>
        {existing === null ? null : <RemoveBlock id={existing.id} onChanged={onChanged} />}
      </div>
    </form>
  );
}

type RemoveProps = Pick<BlockFormProps, "onChanged"> & { id: string };

/** Opens a blocked time again. */
export function RemoveBlock({ id, onChanged }: RemoveProps) {
  const t = useTranslations("workday");
  const locale = useLocale();
  const { send, message, isBusy } = useSend("provider");
  async function remove() {
    const answer = await send(() => callApi("DELETE /providers/me/blocks/{id}", { params: { id }, locale }));
    if (answer !== null) onChanged(t("changed.unblocked"), answer.data.undo);
  }
  return (
    <>
      <Button loading={isBusy} onClick={remove}>
        {t("block.remove")}
      </Button>
      <FormProblem message={message} />
    </>
  );
}

type ClockProps = { value: string; onChange: (value: string) => void; allowEndOfDay?: boolean };

/** A clock time in whichever way it is typed; leaving it shows how it was understood. */
function ClockInput({ value, onChange, allowEndOfDay = false }: ClockProps) {
  function tidy() {
    const minute = parseClock(value, { allowEndOfDay });
    if (minute !== null && formatClock(minute) !== value) onChange(formatClock(minute));
  }
  return (
    <TextInput
      inputMode="numeric"
      className="num"
      maxLength={5}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={tidy}
    />
  );
}
