import { checkoutSessionCall } from "@/lib/api/contract/payments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { refreshCheckout } from "@/lib/checkout/pay/finishCheckout";
import { sessionResult } from "@/lib/checkout/pay/sessionResult";
import { AppError } from "@/lib/errors/AppError";

const get = endpoint(checkoutSessionCall, async ({ params, query, session, locale, request }) => {
  const checkout = await refreshCheckout(params.id, query.connectedAccountId);
  if (!checkout) throw new AppError("not_found");
  const viewer = { cookies: request.cookies, customerId: session?.user.id ?? null };
  return sessionResult(checkout, viewer, locale);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
