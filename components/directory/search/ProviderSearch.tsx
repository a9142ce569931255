"use client";

import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import {
  type ProviderFilters,
  type ProviderSort,
  providerDefaultSorts,
  providerFilterParams,
} from "@/lib/directory/search/providerFilters";
import { DEFAULT_RADIUS_KM } from "@/lib/directory/search/serviceFilters";
import { NearFields } from "../filters/NearFields";
import { NearMe } from "../filters/NearMe";
import { SortSelect } from "../filters/SortSelect";
import { sortChoices } from "../filters/sortChoices";
import type { NearTexts } from "../filters/useNearTexts";
import { SearchLine } from "./SearchLine";
import { useDirectorySearch } from "./useDirectorySearch";

export type ProviderSearchTexts = {
  form: string;
  searchLabel: string;
  placeholder: string;
  clear: string;
  submit: string;
  category: string;
  city: string;
  all: string;
  everywhere: string;
  sortLabel: string;
  sorts: Record<ProviderSort, string>;
  near: NearTexts;
};

type ProviderSearchProps = {
  base: string;
  filters: ProviderFilters;
  categories: { slug: string; name: string }[];
  cities: string[];
  texts: ProviderSearchTexts;
};

/** Search and order of the directory of businesses: a form to the directory, submitted on change with JavaScript. */
export function ProviderSearch({ base, filters, categories, cities, texts }: ProviderSearchProps) {
  const { shown, apply, line, onSubmit } = useDirectorySearch({
    base,
    filters,
    paramsOf: providerFilterParams,
    defaultSorts: providerDefaultSorts,
  });
  return (
    <form
      action={base}
      method="get"
      onSubmit={onSubmit}
      aria-label={texts.form}
      className="grid grid-cols-1 gap-4"
    >
      <SearchLine {...line} texts={texts} />
      <div className="flex flex-wrap items-center gap-3">
        <Field label={texts.category} hideLabel className="w-full sm:w-52">
          <Select
            name="category"
            value={shown.category[0] ?? ""}
            placeholder={texts.all}
            onChange={({ currentTarget: { value } }) =>
              apply({ ...shown, category: value === "" ? [] : [value] })
            }
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        </Field>
        <Field label={texts.city} hideLabel className="w-full sm:w-44">
          <Select
            name="city"
            value={shown.city[0] ?? ""}
            placeholder={texts.everywhere}
            onChange={({ currentTarget: { value } }) =>
              apply({ ...shown, city: value === "" ? [] : [value] })
            }
            options={cities.map((city) => ({ value: city, label: city }))}
          />
        </Field>
        <NearMe
          texts={texts.near}
          onFound={(position) =>
            apply({
              ...shown,
              city: [],
              near: { ...position, radiusKm: DEFAULT_RADIUS_KM },
              sort: "distance",
            })
          }
        />
        {shown.near ? (
          <NearFields
            near={shown.near}
            texts={texts.near}
            onRadius={(radiusKm) => shown.near && apply({ ...shown, near: { ...shown.near, radiusKm } })}
          />
        ) : null}
        <div className="sm:ml-auto">
          <SortSelect
            label={texts.sortLabel}
            value={shown.sort}
            options={texts.sorts}
            {...sortChoices(shown, providerDefaultSorts)}
            onChange={(sort) => apply({ ...shown, sort })}
          />
        </div>
      </div>
    </form>
  );
}
