import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { sqlState } from "@/lib/db/errors";
import { addOrganisationNumber } from "@/lib/providers/profile/addOrganisationNumber";
import { type Salon, salon } from "../../support/builders/salon";
import { readSettings, refusalAndFields, saveAsOwner } from "../../support/builders/settings";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const door = { latitude: 59.3126, longitude: 18.0858 };
const main = { address: "Bondegatan 46", city: "Stockholm", is_primary: true };
const other = { address: "Storgatan 1", city: "Flen", is_primary: false };
const rows = (place: Salon) =>
  db().providerLocation.findMany({ where: { providerId: place.id }, orderBy: { isPrimary: "desc" } });
const business = (place: Salon) => db().provider.findUniqueOrThrow({ where: { id: place.id } });
const locationsOf = async (place: Salon) => (await readSettings(place)).provider.provider_locations;

describe("the places of a business", () => {
  it("are saved whole: one is primary, and the business repeats its address and point", async () => {
    const place = await salon();
    await saveAsOwner(place, {
      provider: { phone: "08-465 004 19" },
      locations: [{ ...main, ...door }, other],
    });
    expect(await locationsOf(place)).toMatchObject([
      { ...main, ...door, is_position_exact: true, phone: "08-465 004 19" },
      { ...other, latitude: 59.05834, is_position_exact: false, phone: null },
    ]);
    const { address, city, latitude, isPositionExact } = await business(place);
    expect([address, city, latitude, isPositionExact]).toEqual([
      main.address,
      "Stockholm",
      door.latitude,
      true,
    ]);
  });

  it("are read and saved again without a change", async () => {
    const place = await salon();
    await saveAsOwner(place, { locations: [{ ...main, ...door }, other] });
    const before = await locationsOf(place);
    await saveAsOwner(place, { locations: before });
    expect(await locationsOf(place)).toEqual(before);
  });

  it("change which of them is primary, and go when they are not named", async () => {
    const place = await salon();
    await saveAsOwner(place, { locations: [{ ...main, ...door }, other] });
    const [first, second] = await locationsOf(place);
    await saveAsOwner(place, {
      locations: [
        { ...first, is_primary: false },
        { ...second, is_primary: true },
      ],
    });
    expect(await rows(place)).toMatchObject([
      { id: second?.id, isPrimary: true },
      { id: first?.id, isPrimary: false, ...door },
    ]);
    expect(await business(place)).toMatchObject({ city: "Flen", latitude: 59.05834, isPositionExact: false });
    await saveAsOwner(place, { locations: [{ ...first, is_primary: true }] });
    expect(await rows(place)).toMatchObject([{ id: first?.id, ...door }]);
    expect(await business(place)).toMatchObject({ city: "Stockholm", ...door, isPositionExact: true });
    await saveAsOwner(place, { locations: [] });
    expect(await business(place)).toMatchObject({ address: null, city: null, latitude: null });
  });

  it("of others are unknown, and stay", async () => {
    const [place, neighbour] = [await salon(), await salon()];
    await saveAsOwner(neighbour, { locations: [main] });
    const [theirs] = await locationsOf(neighbour);
    expect(await refusalAndFields(saveAsOwner(place, { locations: [{ ...main, id: theirs?.id }] }))).toEqual([
      "invalid_request",
      "locations.0.id",
    ]);
    expect(await locationsOf(neighbour)).toEqual([theirs]);
  });

  it("hand the primary place on when the address is taken away by the profile", async () => {
    const place = await salon();
    await saveAsOwner(place, { locations: [main, other] });
    await saveAsOwner(place, { provider: { address: null } });
    expect(await rows(place)).toMatchObject([{ address: "Storgatan 1", isPrimary: true }]);
    expect(await business(place)).toMatchObject({ address: "Storgatan 1", city: "Flen" });
  });

  it("are never without a primary one, nor with two, whoever writes", async () => {
    const place = await salon();
    await saveAsOwner(place, { locations: [main, other] });
    const set = (isPrimary: boolean) =>
      db()
        .providerLocation.updateMany({ where: { providerId: place.id }, data: { isPrimary } })
        .then(
          () => "written",
          (error: unknown) => sqlState(error),
        );
    expect(await set(false)).toBe("23514");
    expect(await set(true)).toBe("23505");
    expect((await rows(place)).map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
  });
});

describe("the point of a place", () => {
  it("does not survive a move to another town, also when it is sent along", async () => {
    const place = await salon();
    await saveAsOwner(place, { locations: [{ ...main, ...door }] });
    const [stored] = await locationsOf(place);
    await saveAsOwner(place, { locations: [{ ...stored, city: "Solna" }] });
    const moved = { latitude: 59.36004, longitude: 18.00086, isPositionExact: false };
    expect(await business(place)).toMatchObject(moved);
    expect(await rows(place)).toMatchObject([moved]);
    await saveAsOwner(place, { locations: [{ ...stored, ...door, is_position_exact: true, city: "Solna" }] });
    expect(await business(place)).toMatchObject({ city: "Solna", ...door, isPositionExact: true });
    const [set] = await locationsOf(place);
    await saveAsOwner(place, { locations: [{ ...set, city: "Ankeborg" }] });
    expect(await business(place)).toMatchObject({ city: "Ankeborg", latitude: null, longitude: null });
  });

  it("is dropped by the data where somebody else writes another town", async () => {
    const place = await salon();
    await saveAsOwner(place, { locations: [{ ...main, ...door }] });
    const [stored] = await rows(place);
    await db().provider.update({ where: { id: place.id }, data: { city: "STOCKHOLM" } });
    expect(await business(place)).toMatchObject(door);
    await db().provider.update({ where: { id: place.id }, data: { city: "Kiruna" } });
    await db().providerLocation.update({ where: { id: stored?.id ?? "" }, data: { city: "Kiruna" } });
    const gone = { latitude: null, longitude: null };
    expect(await business(place)).toMatchObject(gone);
    expect(await rows(place)).toMatchObject([gone]);
  });

  it("stays when the primary place changes to another town in the same spot", async () => {
    const place = await salon();
    await saveAsOwner(place, { locations: [{ ...main, ...door }] });
    await saveAsOwner(place, { locations: [{ ...main, ...door, city: "Nacka" }] });
    expect(await business(place)).toMatchObject({ city: "Nacka", ...door, isPositionExact: true });
  });
});

describe("an organisation number that was left out", () => {
  const number = "5561234567";

  it("is added once", async () => {
    const place = await salon();
    const { settingsVersion } = await business(place);
    await addOrganisationNumber(place.id, "2021005489");
    await addOrganisationNumber(place.id, "2021005489");
    expect(await business(place)).toMatchObject({
      organisationNumber: "2021005489",
      settingsVersion: settingsVersion + 1,
    });
    expect(await refusalAndFields(addOrganisationNumber(place.id, number))).toEqual([
      "organisation_number_set",
    ]);
  });

  it("goes to one of two businesses that ask at once", async () => {
    const places = await Promise.all([salon(), salon(), salon()]);
    const outcomes = await Promise.all(
      places.map((place) =>
        addOrganisationNumber(place.id, number).then(
          () => "added",
          async (error: unknown) => (await refusalAndFields(Promise.reject(error)))[0],
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(["added", "organisation_number_taken", "organisation_number_taken"]);
    expect(await db().provider.count({ where: { organisationNumber: number } })).toBe(1);
  });

  it("is one of two that one business asks for at once", async () => {
    const place = await salon();
    const outcomes = await Promise.all(
      ["5560360793", "5560125790"].map((each) =>
        addOrganisationNumber(place.id, each).then(
          () => "added",
          async (error: unknown) => (await refusalAndFields(Promise.reject(error)))[0],
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(["added", "organisation_number_set"]);
  });

  it("is not looked for by trying", async () => {
    const [place, neighbour] = [await salon(), await salon()];
    await addOrganisationNumber(neighbour.id, "5567037485");
    const tries = Array.from({ length: 10 }, () =>
      refusalAndFields(addOrganisationNumber(place.id, "5567037485")),
    );
    expect(new Set((await Promise.all(tries)).map(([code]) => code))).toEqual(
      new Set(["organisation_number_taken"]),
    );
    expect(await refusalAndFields(addOrganisationNumber(place.id, "5567037485"))).toEqual([
      "too_many_requests",
    ]);
  });
});
