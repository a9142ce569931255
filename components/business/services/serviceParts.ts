import { mergeEdits, type Parts } from "../settings/saving/mergeEdits";
import type { ServiceValues } from "./serviceForm";

/** The fields that are chosen together make one part. */
const partNames = {
  name: ["name"],
  description: ["description"],
  filing: ["category_id", "subcategory_id"],
  duration: ["duration_minutes"],
  price: ["price"],
  vat: ["vat_percent"],
  modes: ["is_physical", "is_digital"],
  before: ["buffer_before_minutes"],
  after: ["buffer_after_minutes"],
  active: ["is_active"],
  staff: ["staff_ids"],
} as const satisfies Record<string, readonly (keyof ServiceValues)[]>;

export type PartName = keyof typeof partNames;
const names = Object.keys(partNames).filter((name): name is PartName => name in partNames);

/** What both sides changed, each in another way. */
export type ServiceConflict = { part: PartName; theirs: Partial<ServiceValues> };

function partsOf(values: ServiceValues): Parts<Partial<ServiceValues>> {
  return new Map(names.map((name) => [name, pick(values, partNames[name])]));
}

function pick(values: ServiceValues, fields: readonly (keyof ServiceValues)[]): Partial<ServiceValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Brings an edit that began with `base` together with what was saved meanwhile: what one side changed is kept. */
export function mergeService(
  base: ServiceValues,
  mine: ServiceValues,
  theirs: ServiceValues,
): { merged: ServiceValues; conflicts: ServiceConflict[] } {
  const { merged, conflicts } = mergeEdits(partsOf(base), partsOf(mine), partsOf(theirs));
  const found = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  return {
    merged: { ...mine, ...Object.assign({}, ...merged.values()) },
    conflicts: names.flatMap((part) => {
      const newer = found.get(part)?.theirs;
      return newer === undefined ? [] : [{ part, theirs: newer }];
    }),
  };
}

/** Whether values say what the other side of a conflict says. */
export const saysSame = (values: ServiceValues, { theirs }: ServiceConflict): boolean =>
  JSON.stringify({ ...values, ...theirs }) === JSON.stringify(values);
