import { type FieldConflict, mergeFields } from "../settings/saving/mergeFields";
import { partNames, type ServiceValues } from "./serviceForm";

export type PartName = keyof typeof partNames;

/** What both sides changed, each in another way. */
export type ServiceConflict = FieldConflict<PartName, ServiceValues>;

/** Brings an edit that began with `base` together with what was saved meanwhile: what one side changed is kept. */
export const mergeService = (base: ServiceValues, mine: ServiceValues, theirs: ServiceValues) =>
  mergeFields<PartName, ServiceValues>(partNames, { base, mine, theirs });
