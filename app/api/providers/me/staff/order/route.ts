import { orderStaffCall } from "@/lib/api/contract/business/ownStaff";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { orderStaff } from "@/lib/staff/orderStaff";

const order = endpoint(orderStaffCall, async ({ session, body, request }) => {
  await orderStaff(ownProviderId(session), body.staff_ids, request.headers.get("if-match"));
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: order });
