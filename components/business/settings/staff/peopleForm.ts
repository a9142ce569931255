import type { StaffColour } from "@/lib/staff/colours";
import { staffNameMaxLength } from "@/lib/staff/limits";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { type FieldConflict, mergeFields } from "../saving/mergeFields";

/** A person as the form holds them, named as in the contract. */
export type PersonValues = {
  /** The name of the person who worked alone so far; asked for only with the second person. */
  own_name: string;
  name: string;
  colour: StaffColour;
  does_all_services: boolean;
  /** Sorted. */
  service_ids: string[];
};

export function newPerson(ownName: string, colour: StaffColour): PersonValues {
  return { own_name: ownName, name: "", colour, does_all_services: true, service_ids: [] };
}

export function valuesOfPerson({ name, colour, doesAllServices, serviceIds }: OwnStaffMember): PersonValues {
  return {
    own_name: "",
    name,
    colour,
    does_all_services: doesAllServices,
    service_ids: [...serviceIds].sort(),
  };
}

export type PersonProblem = "name" | "nameLength";

/** Problems by field, as far as they can be found without the server. */
export function personProblems(
  { name, own_name }: PersonValues,
  asksOwnName: boolean,
): Partial<Record<"name" | "own_name", PersonProblem>> {
  const problemOf = (text: string): PersonProblem | null => {
    const letters = text.trim().length;
    if (letters === 0) return "name";
    return letters > staffNameMaxLength ? "nameLength" : null;
  };
  const [own, other] = [asksOwnName ? problemOf(own_name) : null, problemOf(name)];
  return { ...(own ? { own_name: own } : {}), ...(other ? { name: other } : {}) };
}

/** The ids with one added or removed, sorted. */
export function ticked(ids: readonly string[], id: string, isTicked: boolean): string[] {
  return isTicked ? [...ids.filter((each) => each !== id), id].sort() : ids.filter((each) => each !== id);
}

/** The parts of a person for merging; fields that belong together make one part. */
const partNames = {
  name: ["name"],
  colour: ["colour"],
  services: ["does_all_services", "service_ids"],
} as const satisfies Record<string, readonly (keyof PersonValues)[]>;

export type PersonPart = keyof typeof partNames;
export type PersonConflict = FieldConflict<PersonPart, PersonValues>;

/** Merges an edit that began with `base` with what was saved meanwhile. What only one side changed is kept. */
export const mergePerson = (base: PersonValues, mine: PersonValues, theirs: PersonValues) =>
  mergeFields<PersonPart, PersonValues>(partNames, { base, mine, theirs });
