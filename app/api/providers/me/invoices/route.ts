import { planInvoicesCall } from "@/lib/api/contract/business/pricingPlan";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { listPlanInvoices, serializePlanInvoice } from "@/lib/billing/planInvoices";
import { ownProviderId } from "@/lib/business/ownProviderId";

const get = endpoint(planInvoicesCall, async ({ session }) =>
  (await listPlanInvoices(ownProviderId(session))).map(serializePlanInvoice),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
