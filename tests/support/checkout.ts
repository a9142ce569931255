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

/** Services that can be booked now, in a fixed order. */
export async function bookableServices(base?: string): Promise<BookableService[]> {
  const { body } = await call<BookableService[]>("/services/v1?sort=name_asc&limit=100", at(base));
  return body.filter((service) => service.provider.is_onboarded && service.price > 0);
}

/** Free starts of a service, from so many days ahead on. */
export async function freeStarts(service: BookableService, daysAhead = 3, base?: string): Promise<string[]> {
  const from = localDate(Date.now() + daysAhead * dayMs);
  const to = localDate(Date.now() + (daysAhead + 60) * dayMs);
  const { body } = await call<Availability>(
    `/services/v1/${service.id}/availability?from=${from}&to=${to}`,
    at(base),
  );
  return body.days.flatMap(({ slots }) =>
    slots.filter((slot) => slot.available).map((slot) => slot.startTime),
  );
}

/**
 * Test processes that run at the same time share the businesses among them, so that none takes another's time; and the
 * days, for the businesses that are asked for by name.
 */
const shares = 4;
const ownShare = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0) % shares;
const isOwn = (providerId: string) => Number.parseInt(providerId.slice(0, 4), 16) % shares === ownShare;
const isOwnDay = (startTime: string) => Math.floor(Date.parse(startTime) / dayMs) % shares === ownShare;

let chosen = 0;

/** A service (of one business, if named) with a free start that no other test of this process has chosen. */
export async function anyFreeSlot(
  base?: string,
  business?: string,
): Promise<{ service: BookableService; startTime: string }> {
  const services = (await bookableServices(base)).filter(({ provider }) =>
    business === undefined ? isOwn(provider.id) : provider.company_name === business,
  );
  for (let tries = 0; tries < services.length; tries += 1) {
    const service = services[chosen % services.length];
    chosen += 1;
    const starts = service ? await freeStarts(service, 3 + (chosen % 20), base) : [];
    const own = starts.filter(isOwnDay);
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

let mails = 0;
export function freshEmail(): string {
  mails += 1;
  return `guest-${process.pid}-${Date.now()}-${mails}@example.com`;
}

export function start(
  body: unknown,
  options: { headers?: Record<string, string>; base?: string } = {},
): Promise<Answer<Started & { code: string; details: unknown; message: string }>> {
  return call("/payments/checkout-sessions", { body, ...options });
}

/** Pays on the stand-in as the customer would on its page. */
export async function pay(stripeUrl: string, sessionId: string, card?: string): Promise<void> {
  const response = await fetch(`${stripeUrl}/_test/checkout/sessions/${sessionId}/pay`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(card === undefined ? {} : { card }),
  });
  if (!response.ok) throw new Error(`The stand-in answered ${response.status}: ${await response.text()}`);
}

const at = (base: string | undefined) => (base === undefined ? {} : { base });
