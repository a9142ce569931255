import { enabledAccount, type RunningStandIn } from "@/dev/stripe/testing";
import { linkIdOf } from "@/lib/bookings/payment/linkToken";
import { openLinkPage } from "@/lib/checkout/link/openLinkPage";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { book, type Salon, salon } from "./salon";

let weeks = 0;

/**
 * A salon that can be paid at the stand-in, with a booking of 420 kr that it made by phone, in 2030 unless told otherwise.
 */
export async function phoneBooking(standIn: RunningStandIn, wish: { at?: string; place?: Salon } = {}) {
  weeks += 1;
  const place = wish.place ?? (await salon());
  const account = await enabledAccount(standIn);
  await db().provider.update({ where: { id: place.id }, data: { stripeAccountId: account } });
  const at = wish.at ?? new Date(Date.parse("2040-01-04T10:00:00Z") + weeks * 7 * 86_400_000).toISOString();
  const bookingId = await book(place, { at, source: "phone", confirmedAt: new Date() });
  const acting = { scope: wholeBusiness(place.id), bookingId, actorUserId: place.ownerId };
  return { place, account, bookingId, acting };
}

/** The token in the address of a payment link. */
export function tokenOf(url: string): string {
  const token = new URL(url).searchParams.get("token") ?? "";
  if (linkIdOf(token) === null) throw new Error(`No token in ${url}`);
  return token;
}

/** Presses a payment link. */
export const press = (url: string, locale: "sv" | "en" = "sv", nowMs = Date.now()) =>
  openLinkPage({ token: tokenOf(url), locale, address: "192.0.2.7" }, nowMs);

/** The same, where it leads to a payment page: its session. */
export async function pressToPay(url: string): Promise<string> {
  const pressed = await press(url);
  if (!("url" in pressed)) throw new Error(`The link is ${pressed.state}`);
  const payment = await db().payment.findFirstOrThrow({ where: { checkoutUrl: pressed.url } });
  return payment.checkoutSessionId;
}

/** All that the payment of a booking consists of. */
export const moneyOf = (id: string) =>
  db().booking.findUniqueOrThrow({
    where: { id },
    include: {
      payment: { include: { refunds: true } },
      links: { orderBy: { createdAt: "asc" } },
      ledger: true,
    },
  });
