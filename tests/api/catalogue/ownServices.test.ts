import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  createServiceCall,
  ownServicesCall,
  removeServiceCall,
  updateServiceCall,
} from "@/lib/api/contract/business/ownServices";
import type { ownServiceSchema } from "@/lib/catalogue/ownServiceProjection";
import type { subcategorySchema } from "@/lib/catalogue/schemas";
import { openBusiness, type SignedIn, signInBusiness } from "../../support/calls/business";
import { type BookableService, freeStarts, postCheckout, wish } from "../../support/calls/checkout";
import { type Answer, call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";
import { sql } from "../../support/run/sql";

type Service = z.infer<typeof ownServiceSchema>;
type Subcategory = z.infer<typeof subcategorySchema>;

const path = "/providers/me/services";
let own: SignedIn;
let hair: Subcategory;
let cars: Subcategory;

beforeAll(async () => {
  own = await openBusiness();
  const { body } = await call<Subcategory[]>("/catalog/subcategories?limit=100");
  const of = (slug: string) => body.find(({ category }) => category.slug === slug);
  const [beauty, automotive] = [of("beauty-wellness"), of("automotive")];
  if (!beauty || !automotive) throw new Error("The demo data lacks a category");
  [hair, cars] = [beauty, automotive];
});

const draft = (changes: object = {}) => ({
  name: "Klippning",
  description: "Tvätt ingår.",
  price: 420,
  duration_minutes: 30,
  is_active: true,
  is_physical: true,
  is_digital: false,
  subcategory_id: hair.id,
  ...changes,
});

async function added(changes: object = {}): Promise<Service> {
  const answer = await own.send<Service>("POST", path, draft(changes));
  expectPrivate(createServiceCall, answer);
  return answer.body;
}

const put = (id: string, changes: object = {}) => own.send<Failure>("PUT", `${path}/${id}`, draft(changes));
const remove = (id: string) => own.send<Failure>("DELETE", `${path}/${id}`);
const listed = async () => (await own.get<Service[]>(`${path}?limit=100`)).body;

/** As everybody sees it; null when nobody does. */
async function seen(id: string): Promise<BookableService | null> {
  const { status, body } = await call<BookableService>(`/services/v1/${id}`);
  expect([200, 404]).toContain(status);
  return status === 200 ? body : null;
}

async function shown(id: string): Promise<BookableService> {
  const service = await seen(id);
  if (!service) throw new Error("Nobody sees it");
  return service;
}

async function searched(q: string): Promise<string[]> {
  const { body } = await call<{ id: string }[]>(`/services/v1?q=${encodeURIComponent(q)}`);
  return body.map(({ id }) => id);
}

describe("POST /providers/me/services", () => {
  it("adds a service that visitors find at once", async () => {
    const name = `Kvastbindning ${randomUUID().slice(0, 8)}`;
    const service = await added({ name: ` ${name} `, category_id: hair.category_id, price: 419.99 });
    expect(service).toMatchObject({
      name,
      price: 419.99,
      duration_minutes: 30,
      subcategory_id: hair.id,
      category_id: hair.category_id,
      image_url: null,
    });
    expect(await listed()).toContainEqual(service);
    expect(await seen(service.id)).toMatchObject({ name, price: 419.99 });
    expect(await searched(name)).toContain(service.id);
    const { body } = await call<{ services: { id: string }[] }>(`/providers/v1/${service.provider_id}`);
    expect(body.services.map(({ id }) => id)).toContain(service.id);
  });

  it("takes what it was not told from the defaults, and null like nothing", async () => {
    const { name, subcategory_id } = draft();
    const least = { name, subcategory_id };
    const defaults = {
      description: "",
      price: 0,
      duration_minutes: 60,
      is_active: true,
      is_physical: true,
      is_digital: false,
    };
    const nothing = Object.fromEntries(Object.keys(defaults).map((field) => [field, null]));
    for (const body of [least, { ...least, ...nothing }]) {
      const answer = await own.send<Service>("POST", path, body);
      expect(answer.body).toMatchObject(defaults);
    }
  });

  it("keeps an inactive one from visitors", async () => {
    const { id } = await added({ is_active: false });
    expect(await seen(id)).toBeNull();
    expect((await listed()).map((service) => service.id)).toContain(id);
  });

  it("tells everything that is wrong, each at its field, in the reader's language", async () => {
    const wrong = {
      name: " ",
      price: -1,
      duration_minutes: 7,
      is_physical: false,
      is_digital: false,
      subcategory_id: "",
      category_id: "",
      image_url: "javascript:alert(1)",
    };
    const send = (language: string) =>
      own.send<Failure>("POST", path, draft(wrong), { "Accept-Language": language });
    const [swedish, english] = [await send("sv"), await send("en")];
    expect(wrongFields(english).sort()).toEqual(
      Object.keys(wrong)
        .filter((field) => field !== "is_digital")
        .sort(),
    );
    expect(wrongFields(swedish).sort()).toEqual(wrongFields(english).sort());
    const told = ({ body }: typeof english) =>
      body.details?.find((detail) => detail.path === "is_physical")?.message;
    expect(told(english)).toBe("Choose at least one way: in person or online.");
    expect(told(swedish)).toBe("Välj minst ett sätt: hos er eller digitalt.");
  });

  it.each([
    ["an empty body", {}, ["name", "subcategory_id"]],
    ["a price with three decimals", { price: 419.999 }, ["price"]],
    ["a price as text", { price: "420" }, ["price"]],
    ["a price beyond everything", { price: 1e300 }, ["price"]],
    ["a length off the step", { duration_minutes: 32 }, ["duration_minutes"]],
    ["a length of more than a day", { duration_minutes: 1_445 }, ["duration_minutes"]],
    ["an unknown subcategory", { subcategory_id: randomUUID() }, ["subcategory_id"]],
    ["no category where one is named", { category_id: null }, ["category_id"]],
    ["an unknown category", { category_id: randomUUID() }, ["category_id"]],
    ["a name that is too long", { name: "a".repeat(121) }, ["name"]],
  ])("refuses %s and adds nothing", async (_, changes, fields) => {
    const before = await listed();
    const body = Object.keys(changes).length === 0 ? {} : draft(changes);
    expect(wrongFields(await own.send<Failure>("POST", path, body)).sort()).toEqual(fields);
    expect(await listed()).toEqual(before);
  });

  it("refuses a subcategory of another category with a sentence", async () => {
    const answer = await own.send<Failure>("POST", path, draft({ category_id: cars.category_id }), {
      "Accept-Language": "en",
    });
    expect(wrongFields(answer)).toEqual(["subcategory_id"]);
    expect(answer.body.details?.[0]?.message).toBe("The subcategory does not belong to the chosen category.");
  });

  it.each([
    ["no JSON", "{", 400, "invalid_request"],
    ["a list", [], 400, "invalid_request"],
    ["half a character", '{"name":"\\ud83d"}', 400, "invalid_request"],
    ["a NUL character", '{"name":"a\\u0000"}', 400, "invalid_request"],
    ["more than any form holds", { description: "a".repeat(300_000) }, 413, "too_large"],
  ])("refuses %s", async (_, body, status, code) => {
    const answer = await own.send<Failure>("POST", path, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("refuses what comes from another site", async () => {
    const answer = await own.send<Failure>("POST", path, draft(), { Origin: "https://elsewhere.example" });
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden_origin"]);
  });
});

describe("GET /providers/me/services", () => {
  it("pages through all of them, in the order of the business", async () => {
    const seenIds: string[] = [];
    let next: string | undefined = `${path}?limit=2`;
    while (next !== undefined) {
      const answer: Answer<Service[]> = await own.get<Service[]>(next);
      expectPrivate(ownServicesCall, answer);
      seenIds.push(...answer.body.map(({ id }) => id));
      expect(Number(answer.headers.get("x-total-count"))).toBeGreaterThan(2);
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(seenIds).toEqual((await listed()).map(({ id }) => id));
  });
});

describe("PUT /providers/me/services/{id}", () => {
  it("changes it for everybody at once, and a checkout at the old price is told so", async () => {
    const { id } = await added();
    const before = await shown(id);
    const [startTime = ""] = await freeStarts(before);
    expectPrivate(updateServiceCall, await put(id, { price: 450, duration_minutes: 45 }));
    expect(await seen(id)).toMatchObject({ price: 450, duration_minutes: 45 });

    const stale = await postCheckout({ ...wish(before, startTime), amount: 420 });
    expect([stale.status, stale.body.code]).toEqual([409, "price_changed"]);
    expect(stale.body.details).toEqual([{ path: "amount", sent: 420, current: 450 }]);
    expect((await postCheckout({ ...wish(before, startTime), amount: 450 })).status).toBe(201);
  });

  it("lets the price be 0: it is shown, and cannot be booked", async () => {
    const { id } = await added();
    const before = await shown(id);
    const [, startTime = ""] = await freeStarts(before);
    expectPrivate(updateServiceCall, await put(id, { price: 0 }));
    expect(await seen(id)).toMatchObject({ price: 0 });
    const answer = await postCheckout(wish(before, startTime));
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_price"]);
  });

  it("refuses a price below what the payment provider takes at its field; an older one cannot be booked, and holds nothing", async () => {
    const { id } = await added();
    const before = await shown(id);
    const [startTime = ""] = await freeStarts(before);
    for (const price of [0.01, 2.99]) {
      const { status, body } = await put(id, { price });
      expect([status, body.details]).toEqual([
        400,
        [{ path: "price", message: "Ange 0, eller minst 3 kr." }],
      ]);
    }
    await sql("UPDATE services SET price_ore = 299 WHERE id = $1", [id]);
    const answer = await postCheckout(wish(before, startTime));
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_price"]);
    expectPrivate(updateServiceCall, await put(id, { price: 3 }));
    expect((await postCheckout(wish(before, startTime))).status).toBe(201);
  });

  it("moves it to another trade, and out of sight and back", async () => {
    const { id } = await added();
    await put(id, { subcategory_id: cars.id, category_id: cars.category_id, is_active: false });
    expect(await seen(id)).toBeNull();
    await put(id, { subcategory_id: cars.id });
    expect(await seen(id)).toMatchObject({ subcategory_id: cars.id, category_id: cars.category_id });
  });

  it("refuses what is wrong and changes nothing", async () => {
    const { id } = await added();
    expect(wrongFields(await put(id, { price: -5, name: "" }))).toEqual(["name", "price"]);
    expect(wrongFields(await put(id, { category_id: cars.category_id }))).toEqual(["subcategory_id"]);
    expect(await seen(id)).toMatchObject({ name: "Klippning", price: 420 });
  });
});

describe("DELETE /providers/me/services/{id}", () => {
  it("takes it out of everybody's sight, once", async () => {
    const name = `Borstbindning ${randomUUID().slice(0, 8)}`;
    const { id } = await added({ name });
    expectPrivate(removeServiceCall, await remove(id));
    expect([await seen(id), await searched(name)]).toEqual([null, []]);
    expect((await listed()).map((service) => service.id)).not.toContain(id);
    const again = await remove(id);
    expect([again.status, again.body.code]).toEqual([404, "not_found"]);
    expect((await put(id)).status).toBe(404);
  });

  it("keeps the bookings of one that was booked", async () => {
    const { id } = await added();
    const service = await shown(id);
    const starts = await freeStarts(service, 9);
    const held = await postCheckout(wish(service, starts[0] ?? ""));
    expect(held.status).toBe(201);
    expectPrivate(removeServiceCall, await remove(id));
    expect(await seen(id)).toBeNull();
    expect((await remove(id)).status).toBe(404);
    const booking = await own.get<{ service_id: string; service_name: string }>(
      `/providers/me/bookings/${held.body.bookingId}`,
    );
    expect(booking.body).toMatchObject({ service_id: id, service_name: "Klippning", status: "pending" });
    const late = await postCheckout(wish(service, starts[4] ?? ""));
    expect([late.status, late.body.code]).toEqual([409, "service_inactive"]);
  });
});

describe("a service of somebody else", () => {
  it("is as unknown as none", async () => {
    const other = await signInBusiness("Rena Rum i Uppsala");
    const [theirs] = (await other.get<Service[]>(path)).body;
    for (const id of [theirs?.id ?? "", randomUUID(), "42"]) {
      expect((await put(id)).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
    expect((await other.get<Service[]>(path)).body).toContainEqual(theirs);
  });
});
