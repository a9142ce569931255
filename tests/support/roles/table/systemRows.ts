import type { systemCalls } from "@/lib/api/contract/lists/systemCalls";
import { type Attempt, type CallRow, everyone, open, wrongBody } from "./callRow";

const policy: Attempt = { params: { language: "sv", slug: "terms.json" } };

/** What each of these calls answers to whom. */
export const systemRows: Record<(typeof systemCalls)[number]["id"], CallRow> = {
  getCustomerPolicy: { attempt: () => policy, answers: everyone(200) },
  getProviderPolicy: { attempt: () => policy, answers: everyone(200) },
  sendContactMessage: wrongBody,
  getHealth: open,
  getReady: open,
  getStatus: open,
  getDescription: open,
};
