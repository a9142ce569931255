import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  archivedServicesCall,
  createServicesCall,
  orderServicesCall,
  restoreServiceCall,
  switchServiceCall,
  updateServiceCall,
} from "@/lib/api/contract/business/ownServices";
import type { archivedServiceSchema, ownServiceSchema } from "@/lib/catalogue/ownServiceProjection";
import { confirmedBusiness, openBusiness, type SignedIn } from "../../support/calls/business";
import { type BookableService, freeStarts, postCheckout, wish } from "../../support/calls/checkout";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

type Service = z.infer<typeof ownServiceSchema>;
type Archived = z.infer<typeof archivedServiceSchema>;

const path = "/providers/me/services";
let own: SignedIn;
let subcategoryId: string;

beforeAll(async () => {
  own = await openBusiness();
  const { body } = await call<{ id: string }[]>("/catalog/subcategories?limit=1");
  subcategoryId = body[0]?.id ?? "";
});

const draft = (changes: object = {}) => ({
  name: "Klippning",
  price: 420,
  duration_minutes: 30,
  subcategory_id: subcategoryId,
  ...changes,
});

const addAll = (services: unknown[], business = own) =>
  business.send<Service[]>("POST", `${path}/batch`, { services });
const order = (service_ids: unknown) => own.send<Failure>("PUT", `${path}/order`, { service_ids });
const put = (id: string, body: object, headers: Record<string, string>) =>
  own.send<Failure>("PUT", `${path}/${id}`, body, headers);
const listed = async (business = own) => (await business.get<Service[]>(`${path}?limit=100`)).body;
const idsOf = (services: readonly { id: string }[]) => services.map(({ id }) => id);

async function added(changes: object = {}): Promise<Service> {
  const [service] = (await addAll([draft(changes)])).body;
  if (!service) throw new Error("Nothing was added");
  return service;
}

describe("POST /providers/me/services/batch", () => {
  it("adds all of them in their order, last among the others", async () => {
    const before = idsOf(await listed());
    const answer = await addAll([draft({ name: "Slingor" }), draft({ name: "Färgning", price: 0 })]);
    expectPrivate(createServicesCall, answer);
    expect(answer.body.map(({ name, price }) => [name, price])).toEqual([
      ["Slingor", 420],
      ["Färgning", 0],
    ]);
    expect(idsOf(await listed())).toEqual([...before, ...idsOf(answer.body)]);
  });

  it.each([
    ["one that is wrong by itself", () => draft({ price: -1 }), ["services.1.price"]],
    [
      "one that cannot be filed",
      () => draft({ subcategory_id: randomUUID() }),
      ["services.1.subcategory_id"],
    ],
  ])("adds none because of %s, and says which", async (_, wrong, fields) => {
    const before = await listed();
    const answer = await own.send<Failure>("POST", `${path}/batch`, { services: [draft(), wrong()] });
    expect(wrongFields(answer)).toEqual(fields);
    expect(await listed()).toEqual(before);
  });

  it.each([0, 101])("refuses %d at once", async (count) => {
    const services = Array.from({ length: count }, () => draft());
    const answer = await own.send<Failure>("POST", `${path}/batch`, { services });
    expect(wrongFields(answer)).toEqual(["services"]);
  });
});

describe("PUT /providers/me/services/order", () => {
  it("is the order that everybody sees from then on", async () => {
    const business = await confirmedBusiness();
    const { body } = await addAll(
      ["A", "B", "C"].map((name) => draft({ name })),
      business,
    );
    const wanted = idsOf(body).toReversed();
    const answer = await business.send("PUT", `${path}/order`, { service_ids: wanted });
    expectPrivate(orderServicesCall, answer);
    expect(idsOf(await listed(business))).toEqual(wanted);
    const seen = await call<{ services: Service[] }>(`/providers/v1/${body[0]?.provider_id}`);
    expect(idsOf(seen.body.services)).toEqual(wanted);
  });

  it("refuses an order that was made before a service came or went", async () => {
    await added();
    const known = idsOf(await listed());
    const { id } = await added();
    for (const stale of [known, [...known, randomUUID()], [...known, id, id]]) {
      const { status, body } = await order(stale);
      expect([status, body.code]).toEqual([409, "services_changed"]);
    }
    expect(idsOf(await listed())).toEqual([...known, id]);
    expect((await order([id, ...known].map((each) => each.toUpperCase()))).status).toBe(204);
    expect(idsOf(await listed())).toEqual([id, ...known]);
  });

  it.each([[null], ["all"], [["1"]]])("refuses %j", async (ids) => {
    expect((await order(ids)).status).toBe(400);
  });
});

describe("PATCH /providers/me/services/{id}", () => {
  it("takes it out of sight and back, and changes nothing else", async () => {
    const service = await added({ vat_percent: 12, buffer_after_minutes: 10 });
    const toggle = (is_active: unknown) => own.send<Failure>("PATCH", `${path}/${service.id}`, { is_active });
    const seen = async () => (await call(`/services/v1/${service.id}`)).status;
    expectPrivate(switchServiceCall, await toggle(false));
    expect(await seen()).toBe(404);
    expectPrivate(switchServiceCall, await toggle(true));
    expect(await seen()).toBe(200);
    expect(await listed()).toContainEqual(service);
    expect(wrongFields(await toggle("yes"))).toEqual(["is_active"]);
  });
});

describe("VAT and buffers", () => {
  it("are told to the business and, as VAT, to everybody; PUT leaves them alone unless it names them", async () => {
    const service = await added({ vat_percent: 6, buffer_before_minutes: 5, buffer_after_minutes: 15 });
    const said = { vat_percent: 6, buffer_before_minutes: 5, buffer_after_minutes: 15 };
    expect(service).toMatchObject(said);
    expectPrivate(updateServiceCall, await own.send("PUT", `${path}/${service.id}`, draft({ price: 99 })));
    expect((await listed()).find(({ id }) => id === service.id)).toMatchObject({ ...said, price: 99 });
    const { body } = await call<BookableService>(`/services/v1/${service.id}`);
    expect(body).toMatchObject({ vat_percent: 6 });
    expect(body).not.toHaveProperty("buffer_after_minutes");
  });

  it("are refused at their fields", async () => {
    const wrong = { vat_percent: 10, buffer_before_minutes: -5, buffer_after_minutes: 7 };
    const answer = await own.send<Failure>("POST", path, draft(wrong));
    expect(wrongFields(answer).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });
});

describe("POST /providers/me/services/{id}/restore", () => {
  it("brings back what was booked and removed, last and switched off", async () => {
    const { id } = await added();
    const service = (await call<BookableService>(`/services/v1/${id}`)).body;
    const [startTime = ""] = await freeStarts(service);
    expect((await postCheckout(wish(service, startTime))).status).toBe(201);
    expect((await own.send("DELETE", `${path}/${id}`)).status).toBe(204);
    const archived = await own.get<Archived[]>(`${path}/archived`);
    expectPrivate(archivedServicesCall, archived);
    expect(archived.body[0]).toMatchObject({ id, is_active: false, archived_at: expect.any(String) });

    await added();
    const answer = await own.send<Service>("POST", `${path}/${id}/restore`);
    expectPrivate(restoreServiceCall, answer);
    expect(answer.body).toMatchObject({ id, is_active: false });
    expect(idsOf(await listed()).at(-1)).toBe(id);
    expect(idsOf((await own.get<Archived[]>(`${path}/archived`)).body)).not.toContain(id);
    expect((await own.send("POST", `${path}/${id}/restore`)).status).toBe(404);
  });

  it("knows nothing of one that was never booked: it is gone", async () => {
    const { id } = await added();
    await own.send("DELETE", `${path}/${id}`);
    expect((await own.send("POST", `${path}/${id}/restore`)).status).toBe(404);
  });
});

describe("PUT /providers/me/services/{id} with If-Match", () => {
  it("changes the version that it names, and is refused with 412 once that is another one", async () => {
    const { id, version } = await added();
    const answer = await put(id, draft({ price: 450 }), { "If-Match": `"${version}"` });
    expectPrivate(updateServiceCall, answer);
    const stale = await put(id, draft({ price: 480 }), { "If-Match": `"${version}"` });
    expect([stale.status, stale.body.code]).toEqual([412, "edit_conflict"]);
    expect((await listed()).find((service) => service.id === id)).toMatchObject({ price: 450 });
    expect((await put(id, draft({ price: 480 }), {})).status).toBe(204);
  });
});
