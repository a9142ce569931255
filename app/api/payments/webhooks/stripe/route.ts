import { stripeWebhookCall } from "@/lib/api/contract/payments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { readText } from "@/lib/http/input/body";
import { receiveStripeEvent } from "@/lib/reconciliation/stripeEvents";

const receive = endpoint(stripeWebhookCall, async ({ request }) => {
  await receiveStripeEvent(await readText(request), request.headers.get("stripe-signature"));
  return { received: true as const };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: receive });
