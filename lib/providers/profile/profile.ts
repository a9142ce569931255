import type { FieldFault } from "@/lib/errors/AppError";
import { pictureAfter } from "@/lib/http/pictureAddress";
import { parseOrganisationNumber } from "../organisationNumber";
import { isSamePlace, type Position, positionOf } from "./places";
import type { ProfileDraft } from "./profileDraft";

/** The fields of a business that its owner edits, and those derived from them. */
export type BusinessProfile = Position & {
  description: string;
  phone: string | null;
  contactEmail: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  profileImageUrl: string | null;
};

type Registered = { companyName: string; organisationNumber: string | null };

/** Faults for fields that the draft changes and that cannot be changed: both are from the register of companies. */
export function immutableFaults(current: Registered, draft: ProfileDraft): FieldFault[] {
  const { company_name: name, organisation_number: number } = draft;
  const faults: FieldFault[] = [];
  if (name !== undefined && name?.trim() !== current.companyName)
    faults.push({ path: "provider.company_name", rule: "immutable" });
  if (number !== undefined && !isSameNumber(current.organisationNumber, number))
    faults.push({ path: "provider.organisation_number", rule: "immutable" });
  return faults;
}

function isSameNumber(current: string | null, given: string | null): boolean {
  if (given === null || given.trim() === "") return current === null;
  return given.trim() === current || (current !== null && parseOrganisationNumber(given) === current);
}

/**
 * The profile after the edit. A point belongs to the address it was set for: another address gets the point of the
 * town, or none, since a map of the old door is worse than none; a postal code that is not given again is cleared.
 */
export function editedProfile(current: BusinessProfile, draft: ProfileDraft): BusinessProfile {
  const kept = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);
  const address = kept(draft.address, current.address);
  const city = kept(draft.city, current.city);
  const stays = isSamePlace(current, { address, city });
  return {
    description: draft.description === undefined ? current.description : (draft.description ?? ""),
    phone: kept(draft.phone, current.phone),
    contactEmail: kept(draft.contact_email, current.contactEmail),
    address,
    city,
    postalCode: kept(draft.postal_code, stays ? current.postalCode : null),
    ...positionOf({ address, city }, current),
    profileImageUrl: pictureAfter(draft.profile_image_url, current.profileImageUrl),
  };
}
