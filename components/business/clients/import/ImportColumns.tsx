"use client";

import { useTranslations } from "next-intl";
import { Field, Fieldset } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { type ImportField, type ImportPreview, importFields } from "@/lib/clients/import/importSchemas";

/** A column with its place in the file, which is what tells two of the same heading apart. */
type PlacedColumn = ImportPreview["columns"][number] & { place: number };

type ImportColumnsProps = {
  columns: readonly PlacedColumn[];
  onChange: (columns: (ImportField | null)[]) => void;
};

/** What each column of the file is, as it was guessed and may be changed. */
export function ImportColumns({ columns, onChange }: ImportColumnsProps) {
  const t = useTranslations("clients.import");
  const options = [
    { value: "", label: t("unused") },
    ...importFields.map((value) => ({ value, label: t(`fields.${value}`) })),
  ];
  return (
    <Fieldset legend={t("columns")}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {columns.map(({ place, heading, field, samples }) => (
          <Field
            key={place}
            label={t("column", { heading: heading || String(place) })}
            {...(samples.length === 0 ? {} : { hint: samples.join(", ") })}
          >
            <Select
              value={field ?? ""}
              options={options}
              onChange={({ currentTarget: { value } }) => {
                const wanted = importFields.find((each) => each === value) ?? null;
                // A field is one column at most.
                onChange(
                  columns.map((each) => {
                    if (each.place === place) return wanted;
                    return each.field === wanted ? null : each.field;
                  }),
                );
              }}
            />
          </Field>
        ))}
      </div>
    </Fieldset>
  );
}
