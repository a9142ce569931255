import { addOrganisationNumberCall } from "@/lib/api/contract/business/ownPlaces";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { addOrganisationNumber } from "@/lib/providers/profile/addOrganisationNumber";

const add = endpoint(addOrganisationNumberCall, async ({ session, body }) => {
  await addOrganisationNumber(ownProviderId(session), body.organisation_number);
  return body;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: add });
