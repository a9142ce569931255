import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import { freshEmail, login, registered, tokenIn } from "../calls/auth";
import { asSignedIn, type SignedIn } from "../calls/business";
import { anyFreeSlot, type BookableService, payAndWait, postCheckout, wish } from "../calls/checkout";
import { cookiesOf } from "../calls/http";
import { password } from "../password";

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
