import { ownReceiptsCall } from "@/lib/api/contract/receipts";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { AppError } from "@/lib/errors/AppError";
import { receiptsOfBusiness, serializeReceipt } from "@/lib/receipts/receipts";

const list = endpoint(ownReceiptsCall, async ({ params, session }) => {
  const receipts = await receiptsOfBusiness(ownProviderId(session), params.id, Date.now());
  if (receipts === null) throw new AppError("not_found");
  return receipts.map(serializeReceipt);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
