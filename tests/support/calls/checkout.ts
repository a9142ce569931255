import { waitFor } from "@/dev/system/wait";
import { demoAccounts } from "@/prisma/seed/accounts";
import { seededStripeAccounts } from "@/prisma/seed/stripeAccounts";
import { sharedApp } from "../run/context";
import { sql } from "../run/sql";
import { steerStripe } from "../run/standIn";
import { freshEmail } from "./auth";
import { type Answer, call } from "./http";

export type BookableService = {
  id: string;
  name: string;
  price: number;
  duration_minutes: number;
  is_physical: boolean;
  is_digital: boolean;
  provider: { id: string; company_name: string; is_onboarded: boolean; stripe_account_id: string | null };
};

type Availability = {
  timeZone: string;
  days: {
    date: string;
    isOpen: boolean;
    slots: { startTime: string; endTime: string; available: boolean }[];
  }[];
  nextAvailable: string | null;
};

export type Started = { sessionId: string; url: string; bookingId: string; holdExpiresAt: string };

const dayMs = 24 * 60 * 60 * 1000;
const localDate = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10);

const demoStripeAccounts = new Set(seededStripeAccounts().map(({ id }) => id));

/** By the product; to read them all takes as long as a booking. */
const demoServices = new Map<string, Promise<BookableService[]>>();

/**
 * Services of the demo data that can be booked, in a fixed order. What a test has added belongs to that test, which
 * may change it or take it away at any moment.
 */
export function bookableDemoServices(base = sharedApp().url): Promise<BookableService[]> {
  const read = demoServices.get(base) ?? readDemoServices(base);
  demoServices.set(base, read);
  return read;
}

async function readDemoServices(base: string): Promise<BookableService[]> {
  const found: BookableService[] = [];
  let next: string | undefined = "/services/v1?sort=name_asc&limit=100";
  while (next !== undefined) {
    const { body, headers }: Answer<BookableService[]> = await call<BookableService[]>(next, { base });
    found.push(...body);
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  }
  return found.filter(
    ({ provider, price }) =>
      provider.is_onboarded && price > 0 && demoStripeAccounts.has(provider.stripe_account_id ?? ""),
  );
}

/** Free starts of a service, from so many days ahead on, in two months. */
export async function freeStarts(service: BookableService, daysAhead = 3, base?: string): Promise<string[]> {
  return startsBetween(service, daysAhead, daysAhead + 60, base);
}

function startsBetween(service: BookableService, first: number, last: number, base?: string) {
  const [from, to] = [first, last].map((days) => localDate(Date.now() + days * dayMs));
  return startsWithin(service.id, from, to, base);
}

/** Free starts of a service on the days from `from` to `to`, "2026-11-27". */
export async function startsWithin(serviceId: string, from = "", to = from, base?: string) {
  const { body } = await call<Availability>(
    `/services/v1/${serviceId}/availability?from=${from}&to=${to}`,
    at(base),
  );
  return body.days.flatMap(({ slots }) =>
    slots.filter((slot) => slot.available).map((slot) => slot.startTime),
  );
}

/** One person works there, so that a slot can be taken. */
export const loneBusiness = "Fransverket";
const askedForByName = new Set([loneBusiness, ...demoAccounts.map(({ business }) => business)]);

/**
 * Test processes that run at the same time share the businesses among them, so that none takes another's time. Those
 * that tests ask for by name are nobody's share: of them they share the days. No runner may start more processes than
 * there are shares.
 */
const shares = 4;
const ownShare = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0) % shares;
const isOwn = ({ id, company_name }: BookableService["provider"]) =>
  Number.parseInt(id.slice(0, 4), 16) % shares === ownShare && !askedForByName.has(company_name);
const isOwnDay = (startTime: string) => Math.floor(Date.parse(startTime) / dayMs) % shares === ownShare;

let chosen = 0;

/**
 * A service (of one business, if named) with a free start that no other test of this process has chosen: one of those
 * that `freeStarts` lists, wherever in the year a holiday lies.
 */
export async function anyFreeSlot(
  base?: string,
  business?: string,
): Promise<{ service: BookableService; startTime: string }> {
  const services = (await bookableDemoServices(base)).filter(({ provider }) =>
    business === undefined ? isOwn(provider) : provider.company_name === business,
  );
  for (let tries = 0; tries < services.length; tries += 1) {
    const service = services[chosen % services.length];
    chosen += 1;
    const first = 3 + (chosen % 20);
    const starts = service ? await startsBetween(service, first, first + 20, base) : [];
    const own = business === undefined ? starts : starts.filter(isOwnDay);
    const startTime = own[Math.floor(own.length / 2)];
    if (service && startTime !== undefined) return { service, startTime };
  }
  throw new Error("The demo data has no free time");
}

/** The least a guest has to send. */
export function wish(service: BookableService, startTime: string, email = freshEmail()) {
  return {
    providerId: service.provider.id,
    serviceId: service.id,
    startTime,
    deliveryMode: service.is_physical ? "physical" : "digital",
    customerEmail: email,
    customerName: "Test Testsson",
  };
}

export function postCheckout(
  body: unknown,
  options: { headers?: Record<string, string>; base?: string } = {},
): Promise<Answer<Started & { code: string; details: unknown; message: string }>> {
  return call("/payments/checkout-sessions", { body, ...options });
}

/** Pays on the stand-in as the customer would on its page. */
export async function payAtStripe(stripeUrl: string, sessionId: string, card?: string): Promise<void> {
  await steerStripe(stripeUrl, `checkout/sessions/${sessionId}/pay`, card === undefined ? {} : { card });
}

/** Pays a held time on the stand-in, and waits until its booking is confirmed. */
export async function payAndWait(sessionId: string): Promise<void> {
  await payAtStripe(sharedApp().stripeUrl, sessionId);
  await waitFor(
    async () =>
      (
        await sql(
          `SELECT FROM bookings JOIN payments ON payments.booking_id = bookings.id
           WHERE checkout_session_id = $1 AND bookings.status = 'confirmed'`,
          [sessionId],
        )
      ).length > 0,
    { what: "the booking to be confirmed", timeoutMs: 20_000 },
  );
}

const at = (base: string | undefined) => (base === undefined ? {} : { base });
