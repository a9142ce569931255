import { type FieldConflict, mergeFields } from "../settings/saving/mergeFields";
import { partNames, type ServiceValues } from "./serviceForm";

export type PartName = keyof typeof partNames;

/** A part that both sides changed differently. */
export type ServiceConflict = FieldConflict<PartName, ServiceValues>;

/** Merges an edit that began with `base` with what was saved meanwhile. What only one side changed is kept. */
export const mergeService = (base: ServiceValues, mine: ServiceValues, theirs: ServiceValues) =>
  mergeFields<PartName, ServiceValues>(partNames, { base, mine, theirs });
