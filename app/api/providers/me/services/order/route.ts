import { orderServicesCall } from "@/lib/api/contract/business/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { orderServices } from "@/lib/catalogue/edit/orderServices";

const order = endpoint(orderServicesCall, async ({ session, body }) => {
  await orderServices(ownProviderId(session), body.service_ids);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: order });
