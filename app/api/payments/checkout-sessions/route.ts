import { startCheckoutCall } from "@/lib/api/contract/payments";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { checkoutCookie, checkoutCookieName, isCheckoutCookie } from "@/lib/bookings/links";
import { callerOf } from "@/lib/checkout/claim/caller";
import { startCheckout } from "@/lib/checkout/startCheckout";
import { withinBudget, writeBudgetMs } from "@/lib/payments/stripeBudget";

const start = endpoint(startCheckoutCall, async ({ body, session, locale, request, address }) => {
  const context = {
    caller: callerOf(body, session),
    locale: session?.user.locale ?? locale,
    address,
    hasStarted: (id: string) => isCheckoutCookie(id, request.cookies.get(checkoutCookieName(id))?.value),
    idempotencyKey: request.headers.get("idempotency-key"),
    nowMs: Date.now(),
  };
  const started = await withinBudget(writeBudgetMs, () => startCheckout(body, context));
  return new Reply(started, { "Set-Cookie": checkoutCookie(started.bookingId) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: start });
