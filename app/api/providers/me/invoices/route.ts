import { planInvoicesCall } from "@/lib/api/contract/pricingPlan";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { listPlanInvoices, serializePlanInvoice } from "@/lib/payments/planInvoices";

const get = endpoint(planInvoicesCall, async ({ session }) =>
  (await listPlanInvoices(ownProviderId(session))).map(serializePlanInvoice),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
