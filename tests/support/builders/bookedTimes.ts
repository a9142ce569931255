import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import { freshEmail, login, registered, tokenIn } from "../calls/auth";
import { asSignedIn, type SignedIn } from "../calls/business";
import { anyFreeSlot, type BookableService, payAndWait, postCheckout, wish } from "../calls/checkout";
import { cookiesOf } from "../calls/http";
import { password } from "../password";
import { sql } from "../run/sql";

/** A customer who has just registered, signed in. */
export async function newCustomer(): Promise<SignedIn & { email: string }> {
  const email = await registered();
  const answer = await login({ email, password, role: "customer" });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`);
  return { email, ...asSignedIn(cookiesOf(answer)) };
}

export type Held = {
  id: string;
  email: string;
  sessionId: string;
  startTime: string;
  service: BookableService;
};

/** Holds a free time (of one business, if named), as a guest or as somebody who is signed in. */
export async function hold(who?: SignedIn, business?: string): Promise<Held> {
  const headers = who ? { Cookie: who.cookie } : {};
  for (let tries = 0; ; tries += 1) {
    const { service, startTime } = await anyFreeSlot(undefined, business);
    const email = freshEmail();
    const { status, body } = await postCheckout(
      { ...wish(service, startTime, email), locale: "sv", earlyStart: earlyStartVersion },
      { headers },
    );
    if (status === 201) return { id: body.bookingId, email, sessionId: body.sessionId, startTime, service };
    // A test of another process may want the same time of a named business.
    if (body.code !== "slot_taken" || tries === 3)
      throw new Error(`Starting the checkout answered ${status}: ${JSON.stringify(body)}`);
  }
}

/** Holds, pays, and waits until it is confirmed. */
export async function bookTime(who?: SignedIn, business?: string): Promise<Held> {
  const held = await hold(who, business);
  await payAndWait(held.sessionId);
  return held;
}

/** A guest's paid booking, with the token of the link in its mail. */
export async function bookAsGuest(business?: string): Promise<Held & { token: string }> {
  const booked = await bookTime(undefined, business);
  return { ...booked, token: await tokenIn(booked.email, "Din tid är bokad") };
}

/**
 * Three completed visits of one service, four weeks apart; the next is due in two days. Returns the service's name.
 * @param hour of the night in UTC, so that the visits of two tests do not overlap, nor anybody else's
 */
export async function visitedThrice(who: SignedIn, hour: number): Promise<string> {
  const last = await bookTime(who);
  const business = last.service.provider.company_name;
  const ids = [last.id, (await bookTime(who, business)).id, (await bookTime(who, business)).id];
  for (const [earlier, id] of ids.entries()) {
    await sql(
      `UPDATE bookings b SET status = 'completed', completed_at = now(), service_id = last.service_id,
         staff_member_id = last.staff_member_id, duration_minutes = 30, starts_at = at, ends_at = at + interval '30 minutes',
         blocked_from = at, blocked_until = at + interval '30 minutes',
         free_cancellation_until = at - interval '1 day'
       FROM bookings last, (SELECT date_trunc('day', now()) - interval '26 days' - $3 * interval '28 days'
         + $2 * interval '1 hour' AS at) visit WHERE b.id = $1 AND last.id = $4`,
      [id, hour, earlier, last.id],
    );
  }
  return last.service.name;
}
