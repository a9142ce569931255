import { positionQuerySchema, positionSchema } from "@/lib/providers/profile/positionQuery";
import {
  organisationNumberDraftSchema,
  organisationNumberSetSchema,
} from "@/lib/providers/registration/registration";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider", status: 200 } as const;

export const addOrganisationNumberCall = defineCall({
  ...common,
  id: "addOrganisationNumber",
  method: "PUT",
  path: "/providers/me/organisation-number",
  summary: "Add the organisation number that was left out at registration, once",
  body: organisationNumberDraftSchema,
  answer: organisationNumberSetSchema,
  errors: ["organisation_number_taken", "organisation_number_set"],
});

export const findPositionCall = defineCall({
  ...common,
  id: "findPosition",
  method: "GET",
  path: "/providers/me/position",
  summary: "What is known of where an address is; saves nothing",
  query: positionQuerySchema,
  answer: positionSchema,
});

/** In the order of the description. */
export const ownPlaceCalls = [addOrganisationNumberCall, findPositionCall] as const;
