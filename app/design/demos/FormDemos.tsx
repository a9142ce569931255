"use client";

import { CalendarDays, CalendarRange, Sun } from "lucide-react";
import { useState } from "react";
import { SaveBar } from "@/components/ui/feedback/SaveBar";
import { RemovableChip, ToggleChip } from "@/components/ui/inputs/Chip";
import { Field } from "@/components/ui/inputs/Field";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { RatingInput } from "@/components/ui/inputs/RatingInput";
import { SearchInput } from "@/components/ui/inputs/SearchInput";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import { SelectMenu } from "@/components/ui/inputs/SelectMenu";
import { TimeInput } from "@/components/ui/inputs/TimeInput";
import type { Scope } from "../Specimen";
import { controls } from "../samples/controls";

const { fields, radio, segmented, chips, status, rating, saveBar } = controls;

const viewIcons = [
  <Sun key="day" aria-hidden="true" />,
  <CalendarRange key="week" aria-hidden="true" />,
  <CalendarDays key="month" aria-hidden="true" />,
];

export function SearchDemo() {
  return (
    <>
      <Field label={fields.search.label} hideLabel>
        <SearchInput clearLabel={fields.search.clear} placeholder={fields.search.placeholder} />
      </Field>
      <Field label={fields.search.label} hideLabel>
        <SearchInput clearLabel={fields.search.clear} defaultValue={fields.search.value} busy />
      </Field>
    </>
  );
}

export function TimeDemo() {
  const [opens, setOpens] = useState("09:00");
  const [closes, setCloses] = useState("08:30");
  const keptText = (time: string) => `${time} ${fields.keptTime}`;
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={fields.opens.label}>
        <TimeInput value={opens} keptText={keptText} onCommit={setOpens} />
      </Field>
      <Field label={fields.closes.label} {...(closes <= opens ? { error: fields.closes.error } : {})}>
        <TimeInput value={closes} keptText={keptText} onCommit={setCloses} />
      </Field>
    </div>
  );
}

export function ChoiceDemo({ scope }: { scope: Scope }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <RadioGroup
        legend={radio.legend}
        name={`format-${scope}`}
        options={[...radio.options]}
        defaultValue="physical"
      />
      <RadioGroup
        legend={radio.legend}
        name={`cards-${scope}`}
        options={[...radio.options]}
        defaultValue="digital"
        layout="cards"
        error={radio.error}
      />
      <SegmentedControl
        legend={segmented.legend}
        name={`view-${scope}`}
        defaultValue="week"
        options={segmented.options.map((option, index) => ({ ...option, icon: viewIcons[index] }))}
      />
    </div>
  );
}

export function ChipDemo() {
  const [pressed, setPressed] = useState(true);
  const [evening, setEvening] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <ToggleChip pressed={pressed} onPressedChange={setPressed}>
        {chips.today}
      </ToggleChip>
      <ToggleChip pressed={evening} onPressedChange={setEvening}>
        {chips.evening}
      </ToggleChip>
      <ToggleChip pressed={false} onPressedChange={setEvening} disabled>
        {chips.remote}
      </ToggleChip>
      <RemovableChip removeLabel={chips.removeCity} href="#forms">
        {chips.city}
      </RemovableChip>
    </div>
  );
}

export function StatusDemo() {
  const [value, setValue] = useState("confirmed");
  return (
    <Field label={status.label}>
      <SelectMenu label={status.label} value={value} onValueChange={setValue} options={[...status.options]} />
    </Field>
  );
}

export function RatingDemo({ scope }: { scope: Scope }) {
  return (
    <RatingInput
      legend={rating.legend}
      name={`rating-${scope}`}
      labels={[...rating.labels]}
      defaultValue={4}
    />
  );
}

export function SaveBarDemo() {
  const [saving, setSaving] = useState(false);
  return (
    <SaveBar
      open
      text={saveBar.text}
      saveLabel={saveBar.save}
      discardLabel={saveBar.discard}
      onSave={() => setSaving(true)}
      onDiscard={() => setSaving(false)}
      saving={saving}
    />
  );
}
