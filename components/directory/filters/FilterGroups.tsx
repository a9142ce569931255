"use client";

import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { DEFAULT_RADIUS_KM, type ServiceFilters, timesOfDay } from "@/lib/directory/search/serviceFilters";
import type { FilterOptions, FilterTexts } from "./filterTypes";
import { NearMe } from "./NearMe";

export type GroupProps = {
  value: ServiceFilters;
  onChange: (next: ServiceFilters) => void;
  options: FilterOptions;
  texts: FilterTexts;
};

/** The list with or without an item. */
function toggled<T>(list: readonly T[], item: T, on: boolean): T[] {
  return on ? [...list.filter((other) => other !== item), item] : list.filter((other) => other !== item);
}

/** Categories, and the subcategories of those that are chosen. */
export function CategoryGroup({ value, onChange, options }: GroupProps) {
  function chooseCategory(slug: string, on: boolean, own: string[]) {
    onChange({
      ...value,
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
                    ...value,
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

export function CityGroup({ value, onChange, options, texts }: GroupProps) {
  return (
    <>
      <NearMe
        texts={texts.near}
        className="mb-2"
        onFound={(position) =>
          onChange({
            ...value,
            city: [],
            near: { ...position, radiusKm: DEFAULT_RADIUS_KM },
            sort: "distance",
          })
        }
      />
      {value.near ? (
        <>
          <input type="hidden" name="lat" value={value.near.latitude} />
          <input type="hidden" name="lng" value={value.near.longitude} />
          {value.near.radiusKm === null ? null : (
            <input type="hidden" name="radiusKm" value={value.near.radiusKm} />
          )}
        </>
      ) : null}
      {options.cities.map((city) => (
        <Checkbox
          key={city}
          name="city"
          value={city}
          label={city}
          checked={value.city.includes(city)}
          onChange={(event) =>
            onChange({ ...value, city: toggled(value.city, city, event.currentTarget.checked) })
          }
        />
      ))}
    </>
  );
}

export function DayGroup({ value, onChange, options, texts }: GroupProps) {
  const isListed = value.date === null || options.days.some((day) => day.date === value.date);
  const days =
    isListed || value.date === null
      ? options.days
      : [{ date: value.date, label: value.date }, ...options.days];
  return (
    <RadioGroup
      legend={texts.date}
      hideLegend
      name="date"
      value={value.date ?? ""}
      onValueChange={(date) => onChange({ ...value, date: date === "" ? null : date })}
      options={[
        { value: "", label: texts.allDays },
        ...days.map((day) => ({ value: day.date, label: day.label })),
      ]}
    />
  );
}

export function TimeGroup({ value, onChange, texts }: GroupProps) {
  return timesOfDay.map((part) => (
    <Checkbox
      key={part}
      name="time"
      value={part}
      label={texts[part]}
      checked={value.time.includes(part)}
      onChange={(event) =>
        onChange({ ...value, time: toggled(value.time, part, event.currentTarget.checked) })
      }
    />
  ));
}

export function FormatGroup({ value, onChange, texts }: GroupProps) {
  return (["physical", "digital"] as const).map((format) => (
    <Checkbox
      key={format}
      name="format"
      value={format}
      label={texts[format]}
      checked={value.format.includes(format)}
      onChange={(event) =>
        onChange({ ...value, format: toggled(value.format, format, event.currentTarget.checked) })
      }
    />
  ));
}
