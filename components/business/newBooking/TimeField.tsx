"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import type { DeskPerson } from "@/lib/desk/deskForm";
import type { FreeStart } from "@/lib/desk/schemas";
import { parseClock } from "@/lib/time/clock";
import { formatTime } from "@/lib/time/format";
import { isValidLocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import { ChoiceChips } from "./ChoiceChips";
import type { DeskStart } from "./deskStart";
import { useDayWords } from "./useDayWords";

type TimeFieldProps = {
  people: readonly DeskPerson[];
  staffId: string | null;
  onStaffChange: (staffId: string | null) => void;
  when: DeskStart;
  onWhenChange: (when: DeskStart) => void;
  /** The free times of the day. */
  free: readonly FreeStart[];
  timeZone: string;
};

const anybody = "any";
const chipsShown = 5;

/** Who does it, and when: the times nearest to the wanted one, any other minute, and any other day. */
export function TimeField(props: TimeFieldProps) {
  const { people, staffId, onStaffChange, when, onWhenChange, free, timeZone } = props;
  const t = useTranslations("desk");
  const days = useDayWords(timeZone);
  const [isOther, setOther] = useState(false);
  const times = timesNear(free, when.startMs);
  return (
    <div className="grid gap-4">
      {people.length > 1 ? (
        <ChoiceChips
          legend={t("who")}
          name="person"
          value={staffId ?? anybody}
          choices={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: anybody, label: t("anybody") },
          ]}
          onValueChange={(value) => onStaffChange(value === anybody ? null : value)}
        />
      ) : null}
      <ChoiceChips
        legend={t("whenOn", { day: days.long(when.date) })}
        name="time"
        value={when.startMs === null ? null : String(when.startMs)}
        choices={times.map((startMs) => ({
          value: String(startMs),
          label: <span className="num">{formatTime(startMs, timeZone)}</span>,
        }))}
        onValueChange={(value) => onWhenChange({ ...when, startMs: Number(value) })}
        more={
          isOther ? null : (
            <Button size="sm" onClick={() => setOther(true)}>
              {t("otherTime")}
            </Button>
          )
        }
      />
      <p aria-live="polite" className="-mt-2 text-muted text-sm empty:sr-only">
        {when.suggestFromMs === undefined || when.startMs === null ? null : t("suggested")}
      </p>
      {isOther ? <OtherTime when={when} onChange={onWhenChange} timeZone={timeZone} /> : null}
    </div>
  );
}

/** The wanted time, and the free ones nearest to it, in order; the first of the day where none is wanted. */
function timesNear(free: readonly FreeStart[], wantedMs: number | null): number[] {
  const starts = free.map(({ start_time }) => Date.parse(start_time));
  if (wantedMs === null) return starts.slice(0, chipsShown);
  const nearest = starts
    .filter((startMs) => startMs !== wantedMs)
    .sort((a, b) => Math.abs(a - wantedMs) - Math.abs(b - wantedMs))
    .slice(0, chipsShown - 1);
  return [wantedMs, ...nearest].sort((a, b) => a - b);
}

type OtherTimeProps = { when: DeskStart; onChange: (when: DeskStart) => void; timeZone: string };

/** What stands in the two inputs; either is empty once it was cleared. */
type Typed = { date: string; clock: string };

function OtherTime({ when, onChange, timeZone }: OtherTimeProps) {
  const t = useTranslations("desk");
  const typedOf = ({ date, startMs }: DeskStart): Typed => ({
    date,
    clock: startMs === null ? "" : formatTime(startMs, timeZone),
  });
  const startOf = ({ date, clock }: Typed) => {
    const minute = parseClock(clock);
    return minute === null || !isValidLocalDate(date) ? null : localMinuteToInstant(date, minute, timeZone);
  };
  const [typed, setTyped] = useState(() => typedOf(when));
  const [seen, setSeen] = useState(when);
  if (seen !== when) {
    setSeen(when);
    // Chosen among the times above.
    if (startOf(typed) !== when.startMs) setTyped(typedOf(when));
  }

  function type(part: Partial<Typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange({ date: isValidLocalDate(next.date) ? next.date : when.date, startMs: startOf(next) });
  }

  return (
    <div className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2">
      <Field label={t("date")} error={typed.date === "" ? t("noDate") : undefined}>
        <TextInput
          type="date"
          required
          value={typed.date}
          onChange={(event) => type({ date: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("time")}>
        <TextInput
          type="time"
          required
          value={typed.clock}
          onChange={(event) => type({ clock: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
