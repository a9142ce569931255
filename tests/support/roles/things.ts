import { waitFor } from "@/dev/system/wait";
import { session as readSession, type State } from "../auth";
import { anyFreeSlot, pay, start, wish } from "../checkout";
import { sharedApp } from "../context";
import { call } from "../http";
import { businessName, signInAs } from "./personas";

/** What belongs to the customer and the business of the table. */
export type Things = {
  provider: string;
  providerSlug: string;
  service: string;
  serviceSlug: string;
  /** The service as it is, to be saved once more. */
  serviceDraft: object;
  /** A service of the business that nobody has booked. */
  spareService: string;
  /** Of the booking. */
  startTime: string;
  /** Confirmed and paid by the customer, at the business. */
  booking: string;
  checkout: string;
  review: string;
  /** Another session of the customer, to be ended. */
  spareSession: string;
};

/** Makes a booking of the customer at the business, and looks up what the demo data has. */
export async function ownThings(): Promise<Things> {
  const customer = await signInAs("customer");
  const { service, startTime } = await anyFreeSlot(undefined, businessName);
  const { body } = await start(wish(service, startTime), { headers: { Cookie: customer } });
  await pay(sharedApp().stripeUrl, body.sessionId);
  await waitFor(
    async () =>
      (await call<{ bookingStatus: string }>(`/payments/checkout-sessions/${body.sessionId}`)).body
        .bookingStatus === "confirmed",
    { what: "the booking to be confirmed", timeoutMs: 20_000 },
  );
  const provider = service.provider.id;
  const one = await call<{ slug: string }>(`/providers/v1/${provider}`);
  const offered = await call<{ slug: string }>(`/services/v1/${service.id}`);
  const business = await signInAs("business");
  const { draft, spare } = await ownServices(business, service.id);
  const reviews = await call<{ id: string }[]>(`/providers/v1/${provider}/reviews`);
  return {
    provider,
    providerSlug: one.body.slug,
    service: service.id,
    serviceSlug: offered.body.slug,
    serviceDraft: draft,
    spareService: spare,
    startTime,
    booking: body.bookingId,
    checkout: body.sessionId,
    review: reviews.body[0]?.id ?? "",
    spareSession: await sessionId(await signInAs("customer")),
  };
}

/** What `PUT` and `POST /providers/me/services` take. */
type Draft = {
  id: string;
  name: string;
  description: string;
  price: number;
  duration_minutes: number;
  is_active: boolean;
  is_physical: boolean;
  is_digital: boolean;
  subcategory_id: string;
};

/** The service as the business would send it back unchanged, and another one made like it. */
async function ownServices(cookie: string, id: string): Promise<{ draft: object; spare: string }> {
  const headers = { Cookie: cookie };
  const { body } = await call<Draft[]>("/providers/me/services?limit=100", { headers });
  const found = body.find((service) => service.id === id);
  if (!found) throw new Error(`${businessName} does not offer ${id}`);
  const { name, description, price, duration_minutes, is_active, is_physical, is_digital, subcategory_id } =
    found;
  const draft = {
    name,
    description,
    price,
    duration_minutes,
    is_active,
    is_physical,
    is_digital,
    subcategory_id,
  };
  const made = await call<{ id: string }>("/providers/me/services", {
    body: { ...draft, name: `${name}, extra`, is_active: false },
    headers,
  });
  if (made.status !== 201) throw new Error(`Adding a service answered ${made.status}`);
  return { draft, spare: made.body.id };
}

async function sessionId(cookie: string): Promise<string> {
  const { body }: { body: State } = await readSession(cookie);
  return body.session?.id ?? "";
}
