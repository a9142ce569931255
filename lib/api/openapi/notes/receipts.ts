import { customerReceiptsCall, ownReceiptsCall } from "../../contract/receipts";
import { note } from "../note";
import { ids, linkToken, provider, startTime } from "./exampleBusiness";

const receipt = {
  number: 118,
  issued_at: "2026-11-26T14:05:00.000Z",
  buyer_name: "Elin Dahl",
  seller_name: provider.company_name,
  organisation_number: provider.organisation_number,
  visit_at: startTime,
  services: [{ name: "Klippning", price: 420, vat_percent: 25 }],
  amounts: [{ kind: "payment" as const, method: null, amount: 420, at: "2026-11-21T10:14:31.000Z" }],
  vat: [{ rate: 25, amount: 420, vat_amount: 84 }],
  total_amount: 420,
};

export const receiptNotes = [
  note(customerReceiptsCall, {
    description:
      "With the customer's session, or the token of the link in the booking's mails. What was paid or given back since the latest receipt is issued as one by this call; what is refunded has a negative total. Numbers are the business's own, without gaps.",
    params: { id: ids.booking },
    query: { token: linkToken },
    answer: [receipt],
  }),
  note(ownReceiptsCall, {
    description: "The same receipts as the customer's. Issues what is due.",
    params: { id: ids.booking },
    answer: [receipt],
  }),
];
