import { z } from "zod";
import { planInvoiceSchema, pricingPlanRequestSchema, pricingPlanSchema } from "@/lib/billing/schemas";
import { defineCall } from "../../call";

const common = {
  tag: "Provider",
  access: "provider",
  status: 200,
  path: "/providers/me/pricing-plan",
  answer: pricingPlanSchema,
} as const;

export const pricingPlanCall = defineCall({
  ...common,
  id: "getPricingPlan",
  method: "GET",
  summary: "The business's plan, and what is billed for it",
});

export const changePricingPlanCall = defineCall({
  ...common,
  id: "changePricingPlan",
  method: "PUT",
  summary: "Choose a plan; the monthly one begins when it is paid",
  needsConfirmedAddress: true,
  body: pricingPlanRequestSchema,
  errors: ["payments_unavailable"],
});

export const planInvoicesCall = defineCall({
  id: "listPlanInvoices",
  method: "GET",
  path: "/providers/me/invoices",
  tag: "Provider",
  access: "provider",
  status: 200,
  summary: "The invoices for the monthly plan, newest first",
  answer: z.array(planInvoiceSchema),
  errors: ["payments_unavailable"],
});

/** In the order of the description. */
export const pricingPlanCalls = [pricingPlanCall, changePricingPlanCall, planInvoicesCall] as const;
