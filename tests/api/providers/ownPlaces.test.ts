import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { addOrganisationNumberCall, findPositionCall } from "@/lib/api/contract/business/ownPlaces";
import { changeSettingsCall } from "@/lib/api/contract/business/ownSettings";
import type { savedSettingsSchema } from "@/lib/business/schemas";
import type { PositionAnswer } from "@/lib/providers/profile/positionQuery";
import { freshOrganisationNumber } from "../../support/builders/organisationNumbers";
import { confirmedBusiness, newBusiness, type SignedIn } from "../../support/calls/business";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

type Settings = z.infer<typeof savedSettingsSchema>;
type Provider = Settings["provider"];

const path = "/providers/me/settings";
const door = { latitude: 59.3126, longitude: 18.0858 };
const main = { address: "Bondegatan 46", city: "Stockholm", is_primary: true };
let own: SignedIn;
beforeAll(async () => {
  own = await confirmedBusiness();
});
const patch = (body: object, headers = {}) => own.send<Settings & Failure>("PATCH", path, body, headers);

describe("locations of PATCH /providers/me/settings", () => {
  it("are what everybody reads next, nearest first for whoever looks nearby", async () => {
    const other = { address: "Storgatan 1", city: "Flen", postal_code: "64237", is_primary: false };
    const saved = await patch({ locations: [{ ...main, ...door }, other] });
    expectPrivate(changeSettingsCall, saved);
    const { id, provider_locations } = saved.body.provider;
    expect(provider_locations).toMatchObject([
      { ...main, ...door, is_position_exact: true },
      { ...other, postal_code: "642 37", is_position_exact: false },
    ]);
    const { body } = await call<Provider>(`/providers/v1/${id}`);
    expect(body).toMatchObject({ address: main.address, ...door, provider_locations });
    const near = await call<{ id: string }[]>(
      "/providers/v1?lat=59.3126&lng=18.0858&radiusKm=1&sort=distance",
    );
    expect(near.body.map((each) => each.id)).toContain(id);
  });

  it("have a point of their town at once, and none where it is not known", async () => {
    const saved = await patch({ locations: [{ city: "Gothenburg", is_primary: true }] });
    expect(saved.body.provider).toMatchObject({ city: "Göteborg", address: null, latitude: 57.70716 });
    const unknown = await patch({ locations: [{ city: "Ankeborg", is_primary: true }] });
    expect(unknown.body.provider).toMatchObject({ city: "Ankeborg", latitude: null, longitude: null });
  });

  it.each([
    ["no town", { city: "" }, "locations.0.city"],
    ["a long street", { address: "a".repeat(161) }, "locations.0.address"],
    ["a wrong postal code", { postal_code: "1" }, "locations.0.postal_code"],
    ["a wrong number", { phone: "ring" }, "locations.0.phone"],
    ["half a point", { latitude: 59 }, "locations.0.longitude"],
    ["a point elsewhere", { latitude: 18, longitude: 59 }, "locations.0.latitude"],
    ["a place of nobody", { id: crypto.randomUUID() }, "locations.0.id"],
    ["none that is primary", { is_primary: false }, "locations"],
  ])("are refused with %s, at its field", async (_, changes, field) => {
    expect(wrongFields(await patch({ locations: [{ ...main, ...changes }] }))).toContain(field);
  });

  it("say what is wrong in the reader's language", async () => {
    const body = { locations: [{ ...main, latitude: 18, longitude: 59 }] };
    const [sv, en] = [await patch(body), await patch(body, { "Accept-Language": "en" })];
    expect(sv.body.details?.[0]?.message).toBe("Punkten ligger långt från orten. Kontrollera koordinaterna.");
    expect(en.body.details?.[0]?.message).toBe("The point is far from the town. Check the coordinates.");
  });
});

it("the address for customers' mails is saved, told to its owner, and taken away", async () => {
  const saved = await patch({ provider: { contact_email: " Hej@Exempel.SE " } });
  expect(saved.body.provider.contact_email).toBe("hej@exempel.se");
  expect(wrongFields(await patch({ provider: { contact_email: "hej@" } }))).toEqual([
    "provider.contact_email",
  ]);
  const { body } = await call<object>(`/providers/v1/${saved.body.provider.id}`);
  expect(body).not.toHaveProperty("contact_email");
  expect((await patch({ provider: { contact_email: "" } })).body.provider.contact_email).toBeNull();
});

describe("PUT /providers/me/organisation-number", () => {
  const put = (business: SignedIn, organisation_number: unknown, headers = {}) =>
    business.send<{ organisation_number: string } & Failure>(
      "PUT",
      "/providers/me/organisation-number",
      { organisation_number },
      headers,
    );

  it("adds the one that was left out, once; the settings go on refusing another", async () => {
    const [business, number] = [await newBusiness(), freshOrganisationNumber()];
    const wrong = await put(business, "556123-4568", { "Accept-Language": "en" });
    expect(wrongFields(wrong)).toEqual(["organisation_number"]);
    const added = await put(business, `${number.slice(0, 6)}-${number.slice(6)}`);
    expectPrivate(addOrganisationNumberCall, added);
    expect(added.body).toEqual({ organisation_number: number });
    expect((await put(business, number)).status).toBe(200);
    const another = await put(business, freshOrganisationNumber());
    expect([another.status, another.body.code]).toEqual([409, "organisation_number_set"]);
    const provider = { organisation_number: freshOrganisationNumber() };
    const settings = await business.send<Failure>("PATCH", path, { provider });
    expect(wrongFields(settings)).toEqual(["provider.organisation_number"]);
    expect((await business.get<Settings>(path)).body.provider.organisation_number).toBe(number);
  });

  it("refuses the number of another business, at its field, with its own words", async () => {
    const [first, second] = [await confirmedBusiness(), await confirmedBusiness()];
    const number = freshOrganisationNumber();
    const answers = await Promise.all([put(first, number), put(second, number)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: "organisation_number_taken",
      details: [
        { path: "organisation_number", message: "Det finns redan ett företag med det organisationsnumret." },
      ],
    });
  });
});

describe("GET /providers/me/position", () => {
  const find = (query: string) => own.get<PositionAnswer>(`/providers/me/position?${query}`);

  it("knows the towns of Sweden, and what is around", async () => {
    const found = await find("city=G%C3%B6teborg");
    expectPrivate(findPositionCall, found);
    expect(found.body).toMatchObject({
      towns: "one",
      geocoder: "off",
      is_exact: false,
      point: { latitude: 57.70716 },
    });
    expect(found.body.nearby.map(({ name }) => name)).toContain("Mölndal");
    expect((await find("city=Viken")).body).toMatchObject({ towns: "several", point: null });
    expect((await find("city=Ankeborg")).body).toMatchObject({ towns: "none", point: null, nearby: [] });
    const around = await find("city=Ankeborg&latitude=59.3&longitude=18.1");
    expect(around.body.point).toEqual({ latitude: 59.3, longitude: 18.1 });
  });

  it("does without a geocoder where none is set", async () => {
    expect((await find("city=Stockholm&address=Bondegatan+46")).body.geocoder).toBe("off");
  });

  it("refuses what is no place", async () => {
    expect(wrongFields(await own.get<Failure>("/providers/me/position?latitude=91&longitude=x"))).toEqual([
      "latitude",
      "longitude",
    ]);
  });
});
