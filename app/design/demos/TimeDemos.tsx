"use client";

import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Card } from "@/components/ui/display/Card";
import { FactLine } from "@/components/ui/display/FactLine";
import { Countdown } from "@/components/ui/time/Countdown";
import { DayStrip } from "@/components/ui/time/DayStrip";
import { MonthCalendar } from "@/components/ui/time/MonthCalendar";
import { SlotGrid } from "@/components/ui/time/SlotGrid";
import type { Scope } from "../Specimen";
import { time } from "../samples/time";

const { strip, slots, summary, month, countdown } = time;

export function PickerDemo({ scope }: { scope: Scope }) {
  const [day, setDay] = useState<string | null>("2026-11-20");
  const [slot, setSlot] = useState<string | null>("15:45");
  const stay = () => setSlot(null);
  return (
    <Card className="mx-auto max-w-md">
      <div className="grid grid-cols-1 gap-5 p-5">
        <DayStrip
          label={strip.label}
          caption={strip.caption}
          name={`day-${scope}`}
          days={time.stripDays}
          value={day}
          onValueChange={setDay}
          previous={{ label: strip.previous, onClick: stay, disabled: true }}
          next={{ label: strip.next, onClick: stay }}
        />
        <SlotGrid
          legend={slots.legend}
          name={`slot-${scope}`}
          groups={time.slotGroups}
          value={slot}
          onValueChange={setSlot}
          takenLabel={slots.taken}
        />
      </div>
      <div className="on-board flex flex-wrap items-center justify-between gap-4 px-5 py-4">
        <div className="min-w-0 flex-1 basis-40">
          <p className="num font-semibold text-xl">{summary.title}</p>
          <p className="num font-semibold text-xl">{slot ?? summary.none}</p>
          <FactLine className="mt-1 text-board-muted text-sm">{summary.facts}</FactLine>
        </div>
        <Button variant="primary" disabled={slot === null}>
          {summary.pay}
        </Button>
      </div>
    </Card>
  );
}

export function MonthDemo({ scope }: { scope: Scope }) {
  const [date, setDate] = useState<string | null>("2026-11-26");
  return (
    <MonthCalendar
      label={`${month.label} ${scope}`}
      locale="sv"
      value={date}
      onValueChange={setDate}
      today="2026-11-20"
      minDate="2026-10-01"
      maxDate="2027-11-20"
      closedWeekdays={[7]}
      closedReason={month.closed}
      disabledDates={{ "2026-11-24": month.full }}
      redDays={{ "2026-11-07": month.red }}
      markedDates={{
        "2026-11-03": month.bookings,
        "2026-11-12": month.bookings,
        "2026-11-27": month.bookings,
      }}
      previousLabel={month.previous}
      nextLabel={month.next}
      className="mx-auto max-w-sm"
    />
  );
}

const minuteMs = 60_000;

export function CountdownDemo() {
  const [now] = useState(() => Date.now());
  const [past] = useState(() => new Date(0).toISOString());
  const texts = {
    prefix: countdown.prefix,
    announcements: [
      { minutes: 5, text: countdown.five },
      { minutes: 1, text: countdown.one },
    ],
    expiredText: countdown.expired,
  };
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      <Countdown {...texts} until={new Date(now + 28 * minuteMs).toISOString()} />
      <Countdown {...texts} until={past} className="text-muted" />
    </div>
  );
}
