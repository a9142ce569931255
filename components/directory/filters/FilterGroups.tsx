"use client";

import { type ComponentType, useState } from "react";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Field } from "@/components/ui/inputs/Field";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { partsOfDay } from "@/lib/availability/slots/partOfDay";
import {
  DEFAULT_RADIUS_KM,
  type DirectoryFilters,
  otherDay,
  type ShownFilter,
} from "@/lib/directory/search/serviceFilters";
import { hoursTold, isPartOfDay, type TimeOfDay } from "@/lib/directory/search/timeOfDay";
import type { GroupProps } from "./filterTypes";
import { NearFields } from "./NearFields";
import { NearMe } from "./NearMe";
import { PriceGroup } from "./PriceGroup";

/** The list with the item added or removed. */
function toggled<T>(list: readonly T[], item: T, on: boolean): T[] {
  return on ? [...list.filter((other) => other !== item), item] : list.filter((other) => other !== item);
}

/** Categories, and the subcategories of the chosen ones. */
function CategoryGroup({ value, onChange, options }: GroupProps) {
  function chooseCategory(slug: string, on: boolean, own: string[]) {
    onChange({
      category: toggled(value.category, slug, on),
      subcategory: on ? value.subcategory : value.subcategory.filter((sub) => !own.includes(sub)),
    });
  }

  return options.categories.map((category) => {
    const own = category.subcategories.map((sub) => sub.slug);
    const open = value.category.includes(category.slug) || value.subcategory.some((s) => own.includes(s));
    return (
      <div key={category.slug}>
        <Checkbox
          name="category"
          value={category.slug}
          label={category.name}
          checked={value.category.includes(category.slug)}
          onChange={(event) => chooseCategory(category.slug, event.currentTarget.checked, own)}
        />
        {open ? (
          <div className="mb-1 ml-8 border-line border-l pl-4">
            {category.subcategories.map((sub) => (
              <Checkbox
                key={sub.slug}
                name="subcategory"
                value={sub.slug}
                label={sub.name}
                checked={value.subcategory.includes(sub.slug)}
                onChange={({ currentTarget }) =>
                  onChange({
                    subcategory: toggled(value.subcategory, sub.slug, currentTarget.checked),
                  })
                }
              />
            ))}
          </div>
        ) : null}
      </div>
    );
  });
}

function CityGroup({ value, onChange, options, texts }: GroupProps) {
  return (
    <>
      <NearMe
        texts={texts.near}
        className="mb-2"
        onFound={(position) =>
          onChange({
            city: [],
            near: { ...position, radiusKm: DEFAULT_RADIUS_KM },
            sort: "distance",
          })
        }
      />
      {value.near ? (
        <NearFields
          near={value.near}
          texts={texts.near}
          onRadius={(radiusKm) => value.near && onChange({ near: { ...value.near, radiusKm } })}
        />
      ) : null}
      {options.cities.map((city) => (
        <Checkbox
          key={city}
          name="city"
          value={city}
          label={city}
          checked={value.city.includes(city)}
          onChange={(event) => onChange({ city: toggled(value.city, city, event.currentTarget.checked) })}
        />
      ))}
    </>
  );
}

/** The next days by name, and any later one by its date. */
function DayGroup({ value, onChange, options, texts }: GroupProps) {
  const [isOther, setOther] = useState(false);
  // While a date is typed, the field's value is that of other days.
  const [typed, setTyped] = useState<string | null>(null);
  const isNamed = value.date === null || options.days.some((day) => day.date === value.date);
  const named = isOther ? otherDay : (value.date ?? "");

  function choose(date: string) {
    setOther(date === otherDay);
    if (date !== otherDay) onChange({ date: date === "" ? null : date, until: null });
  }

  return (
    <>
      <RadioGroup
        legend={texts.names.date}
        hideLegend
        name="date"
        value={isNamed ? named : otherDay}
        onValueChange={choose}
        options={[
          { value: "", label: texts.allDays },
          ...options.days.map((day) => ({ value: day.date, label: day.label })),
          { value: otherDay, label: texts.otherDay },
        ]}
      />
      <Field label={texts.otherDate} hideLabel className="pb-2 pl-8">
        <TextInput
          type="date"
          name="day"
          min={options.days[0]?.date}
          max={options.lastDay}
          value={typed ?? (isNamed ? "" : (value.date ?? ""))}
          onBlur={() => setTyped(null)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (currentTarget.value !== "" && currentTarget.validity.valid) choose(currentTarget.value);
          }}
        />
      </Field>
    </>
  );
}

/** The parts of the day, and the hours that are chosen: words and addresses say those, too. */
function TimeGroup({ value, onChange, texts }: GroupProps) {
  // They stay when they are taken away, so that the focus does and they can be chosen again.
  const [opened] = useState(value.time);
  const hours = [...new Set([...opened, ...value.time])].filter((time) => !isPartOfDay(time));
  return [...partsOfDay, ...hours].map((time) => (
    <Checkbox
      key={time}
      name="time"
      value={time}
      label={timeLabel(time, texts)}
      checked={value.time.includes(time)}
      onChange={(event) => onChange({ time: toggled(value.time, time, event.currentTarget.checked) })}
    />
  ));
}

function timeLabel(time: TimeOfDay, texts: GroupProps["texts"]): string {
  if (isPartOfDay(time)) return texts[time];
  const { text, from, until } = hoursTold(time);
  return texts[text].replace("{from}", from).replace("{until}", until);
}

function FormatGroup({ value, onChange, texts }: GroupProps) {
  return (["physical", "digital"] as const).map((format) => (
    <Checkbox
      key={format}
      name="format"
      value={format}
      label={texts[format]}
      checked={value.format.includes(format)}
      onChange={(event) => onChange({ format: toggled(value.format, format, event.currentTarget.checked) })}
    />
  ));
}

type FilterGroup = {
  name: ShownFilter;
  Group: ComponentType<GroupProps>;
  /** The number of chosen values. */
  count: (value: DirectoryFilters) => number;
};

/** The filters in the order of bar and sheet. */
export const filterGroups: readonly FilterGroup[] = [
  {
    name: "category",
    Group: CategoryGroup,
    count: ({ category, subcategory }) => category.length + subcategory.length,
  },
  { name: "city", Group: CityGroup, count: ({ city, near }) => city.length + (near?.radiusKm ? 1 : 0) },
  { name: "date", Group: DayGroup, count: ({ date }) => (date === null ? 0 : 1) },
  { name: "time", Group: TimeGroup, count: ({ time }) => time.length },
  {
    name: "price",
    Group: PriceGroup,
    count: ({ minPriceOre, maxPriceOre }) => (minPriceOre === null && maxPriceOre === null ? 0 : 1),
  },
  { name: "format", Group: FormatGroup, count: ({ format }) => format.length },
];

/** The number of chosen values of all filters. */
export const countFilters = (value: DirectoryFilters): number =>
  filterGroups.reduce((sum, { count }) => sum + count(value), 0);
