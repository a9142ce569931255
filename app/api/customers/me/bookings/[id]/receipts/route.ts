import { customerReceiptsCall } from "@/lib/api/contract/receipts";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { loadReceiptsOfCustomer, serializeReceipt } from "@/lib/receipts/receipts";

const list = endpoint(customerReceiptsCall, async ({ params, query, session }) => {
  const receipts = await loadReceiptsOfCustomer(params.id, proofOf(query, session), Date.now());
  return receipts.map(serializeReceipt);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
