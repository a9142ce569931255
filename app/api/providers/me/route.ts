import { ownProviderCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadBusiness } from "@/lib/business/business";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { serializeBusiness } from "@/lib/business/serializers";

const get = endpoint(ownProviderCall, async ({ session }) =>
  serializeBusiness(await loadBusiness(ownProviderId(session))),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
