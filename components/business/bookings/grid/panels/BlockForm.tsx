"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { TextInput } from "@/components/ui/inputs/TextInput";
import type { CalendarAbsence, CalendarPerson } from "@/lib/business/calendar/calendarSchemas";
import { formatClock, parseClock, type Span } from "@/lib/time/clock";
import { formatDayLong } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import type { WantedBlock } from "../changes/useBlockChanges";

type BlockFormProps = {
  date: LocalDate;
  timeZone: string;
  /** What the form begins with; `staffId` null: the whole business. */
  first: Span & { staffId: string | null; reason: string };
  /** Of what was refused before, by field. */
  refused: Record<string, string>;
  /** The blocked time that is changed; null for a new one. */
  existing: CalendarAbsence | null;
  /** Whose time may be blocked: for a member themself. */
  people: readonly CalendarPerson[];
  isOwner: boolean;
  onSave: (wanted: WantedBlock) => void;
  onRemove: (block: CalendarAbsence) => void;
};

const everybody = "";
/** The longest reason that the call accepts. */
const reasonMaxLength = 200;
/** A problem of one of them can be one of both. */
const times = ["startTime", "endTime"] as const;

/** Blocks time of one person or of the whole business, changes such a time, or opens it again. */
export function BlockForm(props: BlockFormProps) {
  const { date, timeZone, first, existing, people, isOwner, onSave } = props;
  const t = useTranslations("workday.block");
  const locale = useLocale();
  const [problems, setProblems] = useState(props.refused);
  const [from, setFrom] = useState(formatClock(first.startMinute));
  const [to, setTo] = useState(formatClock(first.endMinute));
  const [reason, setReason] = useState(first.reason);
  const [chosen, setStaffId] = useState(first.staffId ?? everybody);
  // Somebody who has been switched off meanwhile cannot be chosen any more.
  const staffId = people.some(({ id }) => id === chosen) ? chosen : everybody;
  const instant = (minute: number) => new Date(localMinuteToInstant(date, minute, timeZone)).toISOString();
  const refuse = (name: keyof WantedBlock, problem: string) => setProblems({ [name]: problem });

  /** Sets a field, and removes its problem. */
  function typed<T>(set: (value: T) => void, paths: readonly (keyof WantedBlock)[]) {
    return (value: T) => {
      set(value);
      setProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([path]) => !paths.some((each) => each === path))),
      );
    };
  }
  const typeReason = typed(setReason, ["reason"]);
  const chooseWho = typed(setStaffId, ["staffId"]);

  function save(event: FormEvent) {
    event.preventDefault();
    const start = parseClock(from);
    const end = parseClock(to, { allowEndOfDay: true });
    if (start === null) return refuse("startTime", t("needsTime"));
    if (end === null) return refuse("endTime", t("needsTime"));
    if (end <= start) return refuse("endTime", t("order"));
    onSave({
      startTime: instant(start),
      endTime: instant(end),
      reason: reason.trim() || null,
      staffId: staffId || null,
    });
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid">
          {existing === null ? t("save") : t("saveChange")}
        </Button>
        {existing === null ? null : <Button onClick={() => props.onRemove(existing)}>{t("remove")}</Button>}
      </div>
    </form>
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
