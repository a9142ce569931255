import { changePricingPlanCall, pricingPlanCall } from "@/lib/api/contract/business/pricingPlan";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { refreshBillingState, serializeBillingState } from "@/lib/billing/subscriptions";
import { switchPlan } from "@/lib/billing/subscriptionsSwitch";
import { ownProviderId } from "@/lib/business/ownProviderId";

const get = endpoint(pricingPlanCall, async ({ session }) =>
  serializeBillingState(await refreshBillingState(ownProviderId(session), Date.now())),
);

const put = endpoint(changePricingPlanCall, async ({ session, body, locale }) =>
  serializeBillingState(await switchPlan(ownProviderId(session), body.plan, locale)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PUT: put });
