import { z } from "zod";
import { linkQuery } from "@/lib/bookings/customer/customerSchemas";
import { idParams } from "@/lib/http/input/schemas";
import { receiptSchema } from "@/lib/receipts/schemas";
import { defineCall } from "../call";

const common = { method: "GET", params: idParams, answer: z.array(receiptSchema), status: 200 } as const;

export const customerReceiptsCall = defineCall({
  ...common,
  id: "listCustomerReceipts",
  path: "/customers/me/bookings/{id}/receipts",
  summary: "The business's receipts for a booking, the latest first",
  tag: "Customer",
  access: "optional",
  query: linkQuery,
  errors: ["not_signed_in", "not_found"],
});

export const ownReceiptsCall = defineCall({
  ...common,
  id: "listOwnReceipts",
  path: "/providers/me/bookings/{id}/receipts",
  summary: "The receipts for a booking, the latest first",
  tag: "Provider",
  access: "provider",
  errors: ["not_found"],
});
