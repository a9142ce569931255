import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { newCustomer } from "../../support/builders/bookedTimes";
import { session } from "../../support/calls/auth";
import { asSignedIn, openBusiness, type SignedIn } from "../../support/calls/business";
import {
  type BookableService,
  freeStarts,
  payAndWait,
  postCheckout,
  wish,
} from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";
import { daysLater } from "../../support/run/sql";
import { testSettings } from "../../support/run/testSettings";

/* Two businesses that have one customer in common and compare everything they are told, and everybody can read. */

const given = { customerName: "Maja Sandberg", customerPhone: "070-174 06 05" };

type Place = { owner: SignedIn; id: string; slug: string; service: BookableService & { slug: string } };
type Visit = { id: string; sessionId: string };
type VisitDay = { nth: number; daysBefore: number };

let customer: SignedIn & { email: string };
let customerId: string;
let places: [Place, Place];
let visits: [Visit, Visit];
/** What each business and its visitors read of them: what is not told of any other customer. */
let learnt: [Set<string>, Set<string>];

async function open(night: number): Promise<Place> {
  const owner = await openBusiness();
  const subcategories = await call<{ id: string }[]>("/catalog/subcategories");
  const draft = {
    name: `Klippning ${night}`,
    description: `Nummer ${night}`,
    price: 400 + night,
    duration_minutes: 30 + night * 15,
    is_active: true,
    is_physical: true,
    is_digital: false,
    subcategory_id: subcategories.body[0]?.id,
  };
  await owner.send("POST", "/providers/me/services", draft);
  const { body } = await owner.get<{ id: string; slug: string }>("/providers/me");
  const services = await call<Place["service"][]>(`/services/v1?providerId=${body.id}`);
  const [service] = services.body;
  if (!service) throw new Error("The business offers nothing");
  return { owner, id: body.id, slug: body.slug, service };
}

/** Books and pays the so-manyth free time; the visit was so many days before it, and is over. */
async function visit(
  { owner, service }: Place,
  { nth, daysBefore }: VisitDay,
  who: SignedIn,
): Promise<Visit> {
  const starts = await freeStarts(service, 1);
  const asked = { ...wish(service, starts[nth] ?? ""), ...(who === customer ? given : {}) };
  const { body } = await postCheckout(asked, { headers: { Cookie: who.cookie } });
  await payAndWait(body.sessionId);
  await daysLater(body.bookingId, daysBefore);
  await owner.send("PATCH", `/providers/me/bookings/${body.bookingId}`, { status: "completed" });
  return { id: body.bookingId, sessionId: body.sessionId };
}

async function review({ id }: Visit, rating: number): Promise<void> {
  const written = { rating, comment: `Omdöme nummer ${rating}` };
  const { status } = await customer.send("PUT", `/customers/me/bookings/${id}/review`, written);
  expect(status).toBe(200);
}

/** Every call that a business or a visitor can make about it. */
async function everythingTold({ owner, id, service }: Place, booking: Visit): Promise<unknown[]> {
  const nobody = asSignedIn("");
  const range = `rangeStart=${day(-40)}&rangeEnd=${day(40)}`;
  const asked: [SignedIn, string][] = [
    [nobody, `/providers/v1?ids=${id}`],
    [nobody, `/providers/v1/${id}`],
    [nobody, `/providers/v1/${id}/reviews`],
    [nobody, `/providers/v1/${id}/reviews?limit=1`],
    [nobody, `/providers/v1/${id}/opening-hours`],
    [nobody, `/providers/v1/${id}/bookings?${range}`],
    [nobody, `/providers/v1/${id}/unavailable-slots?${range}`],
    [nobody, `/services/v1?providerId=${id}`],
    [nobody, `/services/v1/${service.id}`],
    [owner, "/providers/me"],
    [owner, "/providers/me/dashboard"],
    [owner, "/providers/me/services"],
    [owner, "/providers/me/reviews"],
    [owner, "/providers/me/reviews/replies"],
    [owner, "/providers/me/bookings"],
    [owner, "/providers/me/settings"],
    [owner, "/providers/me/pricing-plan"],
    [owner, "/providers/me/onboarding/status"],
    [owner, `/providers/me/bookings/${booking.id}`],
    [owner, `/payments/checkout-sessions/${booking.sessionId}`],
    [nobody, `/payments/checkout-sessions/${booking.sessionId}`],
  ];
  const answers = await Promise.all(asked.map(([who, path]) => who.get(path)));
  for (const [index, { status }] of answers.entries()) expect(status, asked[index]?.[1]).toBe(200);
  return [
    ...answers.map(({ body }) => body),
    ...answers.map(({ headers }) => headers.get("link")),
    await atStripe(booking.sessionId),
  ];
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What the business sees of the payment in its own account at Stripe. */
async function atStripe(sessionId: string): Promise<unknown> {
  const told = await call<{ connectedAccountId: string }>(`/payments/checkout-sessions/${sessionId}`);
  const headers = {
    Authorization: `Bearer ${testSettings.STRIPE_SECRET_KEY}`,
    "Stripe-Account": told.body.connectedAccountId,
  };
  const read = async (path: string) => {
    const { status, body } = await call<Record<string, unknown>>(path, {
      base: sharedApp().stripeUrl,
      headers,
    });
    expect(status, path).toBe(200);
    return body;
  };
  const checkout = await read(`/v1/checkout/sessions/${sessionId}`);
  const intent = await read(`/v1/payment_intents/${String(checkout.payment_intent)}`);
  return { checkout, intent, charge: await read(`/v1/charges/${String(intent.latest_charge)}`) };
}

/** Every text in an answer, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Left out of what is compared: Stripe's are whole seconds, so what was paid in the same one has the same instant. */
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

beforeAll(async () => {
  customer = await newCustomer();
  customerId = (await session(customer.cookie)).body.user?.id ?? "";
  expect(z.uuid().safeParse(customerId).success).toBe(true);
  places = [await open(1), await open(2)];
  const [first, second] = places;
  const others = [
    await visit(first, { nth: 8, daysBefore: 20 }, await newCustomer()),
    await visit(second, { nth: 11, daysBefore: 35 }, await newCustomer()),
  ] as const;
  const before = [await everythingTold(first, others[0]), await everythingTold(second, others[1])];
  visits = [
    await visit(first, { nth: 1, daysBefore: 50 }, customer),
    await visit(second, { nth: 3, daysBefore: 65 }, customer),
  ];
  await review(visits[0], 4);
  await review(visits[1], 5);
  const known = new Set(textsIn(before));
  const fresh = (answers: unknown[]) =>
    new Set(textsIn(answers).filter((text) => !known.has(text) && !isInstant(text)));
  learnt = [fresh(await everythingTold(first, visits[0])), fresh(await everythingTold(second, visits[1]))];
}, 120_000);

describe("two businesses with one customer in common", () => {
  it("are told nothing that is equal but what the customer gave them", () => {
    const shared = [...learnt[0]].filter((text) => learnt[1].has(text));
    // The last is why neither visit is taken back to confirmed.
    const expected = [customer.email, given.customerName, given.customerPhone, "has_review"];
    expect(shared.sort()).toEqual(expected.sort());
  });

  it("are never told the account's id, nor its beginning", () => {
    for (const texts of learnt)
      expect(
        [...texts].filter((text) => text.includes(customerId) || text.startsWith(customerId.slice(0, 6))),
      ).toEqual([]);
  });

  it("read a UUID for the author that is another one at each, and its beginning on the pages", async () => {
    const authors = await Promise.all(
      places.map(async ({ id, slug, service, owner }) => {
        const own = await owner.get<{ user_id: string }[]>("/providers/me/reviews");
        const open = await call<{ user_id: string }[]>(`/providers/v1/${id}/reviews`);
        const author = open.body[0]?.user_id ?? "";
        expect(own.body[0]?.user_id).toBe(author);
        expect(z.uuid().safeParse(author).success).toBe(true);
        for (const page of [`/customer/providers/${slug}`, `/en/customer/services/${service.slug}`]) {
          const { status, body } = await call<string>(page);
          expect([page, status]).toEqual([page, 200]);
          expect(body).toContain(author.slice(0, 6));
          expect(body).not.toContain(author);
          expect(body).not.toContain(customerId);
        }
        const area = await owner.get<string>("/provider/reviews");
        expect(area.body).toContain("Omdöme nummer");
        expect(area.body).not.toContain(customerId);
        return author;
      }),
    );
    expect(new Set(authors.map((author) => author.slice(0, 6))).size).toBe(2);
  });

  it("see another customer id each in the payment's metadata, and none of theirs is the account's", async () => {
    const metadata = z.object({ checkout: z.object({ metadata: z.object({ customer_id: z.uuid() }) }) });
    const ids = await Promise.all(
      visits.map(
        async ({ sessionId }) => metadata.parse(await atStripe(sessionId)).checkout.metadata.customer_id,
      ),
    );
    expect(new Set([...ids, customerId]).size).toBe(3);
  });
});
