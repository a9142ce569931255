import { type FieldConflict, mergeFields } from "../settings/saving/mergeFields";
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

/** What both sides changed, each in another way. */
export type ServiceConflict = FieldConflict<PartName, ServiceValues>;

/** Brings an edit that began with `base` together with what was saved meanwhile: what one side changed is kept. */
export const mergeService = (base: ServiceValues, mine: ServiceValues, theirs: ServiceValues) =>
  mergeFields<PartName, ServiceValues>(partNames, { base, mine, theirs });
