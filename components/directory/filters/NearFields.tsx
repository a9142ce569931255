import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { type Near, radiusChoices } from "@/lib/directory/search/serviceFilters";
import type { NearTexts } from "./useNearTexts";

type NearFieldsProps = { near: Near; texts: NearTexts; onRadius: (radiusKm: number) => void };

/** The position of a search as fields of its form, and how far from it one looks. */
export function NearFields({ near, texts, onRadius }: NearFieldsProps) {
  const { latitude, longitude, radiusKm } = near;
  const choices = [...new Set([...radiusChoices, ...(radiusKm === null ? [] : [radiusKm])])].sort(
    (a, b) => a - b,
  );
  return (
    <>
      <input type="hidden" name="lat" value={latitude} />
      <input type="hidden" name="lng" value={longitude} />
      {radiusKm === null ? null : (
        <Field label={texts.radius} hideLabel className="mb-2">
          <Select
            name="radiusKm"
            value={String(radiusKm)}
            onChange={({ currentTarget }) => onRadius(Number(currentTarget.value))}
            options={choices.map((km) => ({
              value: String(km),
              label: texts.within.replace("{km}", String(km)),
            }))}
          />
        </Field>
      )}
    </>
  );
}
