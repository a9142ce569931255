import { describe, expect, it } from "vitest";
import { serializeOwnSettings } from "@/lib/business/serializers";
import { db, pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { type Salon, salon } from "../../support/builders/salon";
import { away, readSettings, refusalAndFields, saveAsOwner } from "../../support/builders/settings";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const version = async (place: Salon) =>
  (await db().provider.findUniqueOrThrow({ where: { id: place.id } })).settingsVersion;

describe("saving what is there", () => {
  it("changes nothing but the version", async () => {
    const place = await salon();
    const before = await readSettings(place);
    const { settings, bookingsInside } = await saveAsOwner(place);
    expect(serializeOwnSettings(settings)).toEqual(before);
    expect(await readSettings(place)).toEqual(before);
    expect([bookingsInside, await version(place)]).toEqual([[], 2]);
  });
});

describe("the version", () => {
  it("lets one of two edits through that began with the same", async () => {
    const place = await salon();
    const edits = ["Ett", "Två", "Tre"].map((description) =>
      saveAsOwner(place, { provider: { description } }, '"1"').then(
        () => "saved",
        (error: unknown) => (error instanceof AppError ? error.code : error),
      ),
    );
    expect((await Promise.all(edits)).sort()).toEqual(["edit_conflict", "edit_conflict", "saved"]);
    expect(await version(place)).toBe(2);
  });

  it("counts every save, also those that name no version", async () => {
    const place = await salon();
    await Promise.all([saveAsOwner(place), saveAsOwner(place), saveAsOwner(place)]);
    expect(await version(place)).toBe(4);
    await saveAsOwner(place, {}, '"4"');
    expect(
      await refusalAndFields(saveAsOwner(place, { provider: { description: "Gammalt" } }, '"4"')),
    ).toEqual(["edit_conflict"]);
    expect((await readSettings(place)).provider.description).toBe("");
  });
});

describe("the profile", () => {
  const primary = (place: Salon) =>
    db().providerLocation.findMany({ where: { providerId: place.id }, orderBy: { isPrimary: "desc" } });
  const here = { address: "Bondegatan 46", city: "Stockholm", postal_code: "11633" };

  it("makes the primary place with the address, moves it, and takes it away again", async () => {
    const place = await salon();
    await saveAsOwner(place, { provider: { ...here, phone: "08-465 004 19" } });
    const [made, ...others] = await primary(place);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ address: "Bondegatan 46", postalCode: "116 33", isPrimary: true });
    await saveAsOwner(place, { provider: { address: "Storgatan 1", city: "Flen" } });
    expect(await primary(place)).toMatchObject([
      { id: made?.id, address: "Storgatan 1", city: "Flen", postalCode: null, phone: "08-465 004 19" },
    ]);
    await saveAsOwner(place, { provider: { address: null } });
    expect(await primary(place)).toEqual([]);
  });

  it("keeps the pin while the address stays, and takes that of the town everywhere with another one", async () => {
    const place = await salon();
    await saveAsOwner(place, { provider: here });
    const pin = { latitude: 59.3126, longitude: 18.0858 };
    await db().provider.update({ where: { id: place.id }, data: pin });
    await db().providerLocation.updateMany({ where: { providerId: place.id }, data: pin });
    await saveAsOwner(place, { provider: { description: "Nytt" } });
    expect((await readSettings(place)).provider).toMatchObject({ ...pin, provider_locations: [pin] });
    await saveAsOwner(place, { provider: { address: "Götgatan 1" } });
    const town = { latitude: 59.32938, longitude: 18.06871 };
    expect((await readSettings(place)).provider).toMatchObject({
      ...town,
      provider_locations: [{ ...town, is_position_exact: false }],
    });
  });

  it("leaves other places alone", async () => {
    const place = await salon();
    const second = { providerId: place.id, address: "Sveavägen 9", city: "Stockholm" };
    await saveAsOwner(place, { provider: here });
    await db().providerLocation.create({ data: second });
    await saveAsOwner(place, { provider: { address: "Götgatan 1" } });
    expect((await primary(place)).map(({ address }) => address)).toEqual(["Götgatan 1", "Sveavägen 9"]);
  });

  it("is found by its new words and its new city at once", async () => {
    const place = await salon();
    await saveAsOwner(place, { provider: { city: "Kiruna", description: "Norrskensklippning" } });
    const { rows } = await pool().query(
      "SELECT s.city_key, d.document @@ 'norrskensklippning'::tsquery AS found FROM provider_search s JOIN provider_documents d USING (provider_id) WHERE provider_id = $1",
      [place.id],
    );
    expect(rows).toEqual([{ city_key: "kiruna", found: true }]);
  });

  it("refuses another name or number, and saves nothing of the rest", async () => {
    const place = await salon();
    const provider = { company_name: "Annan", organisation_number: "556000-4615", description: "Nytt" };
    const unavailableSlots = [away("24T08:00", "24T12:00")];
    expect(await refusalAndFields(saveAsOwner(place, { provider, unavailableSlots }))).toEqual([
      "invalid_request",
      "provider.company_name",
      "provider.organisation_number",
    ]);
    expect((await readSettings(place)).unavailableSlots).toEqual([]);
    expect([(await readSettings(place)).provider.description, await version(place)]).toEqual(["", 1]);
  });
});

describe("opening hours", () => {
  it("are replaced as a whole, those of single people are not", async () => {
    const place = await salon();
    const own = { providerId: place.id, staffMemberId: place.staffId, dayOfWeek: 1 };
    await db().openingHours.create({ data: { ...own, openMinute: 600, closeMinute: 900 } });
    const openingHours = (await readSettings(place)).openingHours.map((day) =>
      day.day_of_week > 5
        ? { ...day, is_closed: true }
        : { ...day, open_time: "08:00:00", close_time: "24:00", lunch_end_time: null },
    );
    await saveAsOwner(place, { openingHours: openingHours.reverse() });
    const after = (await readSettings(place)).openingHours;
    expect(after.map((day) => day.day_of_week)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(after[0]).toEqual({
      day_of_week: 1,
      is_closed: false,
      open_time: "08:00",
      close_time: "24:00",
      lunch_start_time: null,
      lunch_end_time: null,
    });
    expect(after[6]).toMatchObject({ is_closed: true, open_time: null, close_time: null });
    const rows = await db().openingHours.findMany({ where: { providerId: place.id } });
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ staffMemberId }) => staffMemberId !== null)).toMatchObject([
      { openMinute: 600, closeMinute: 900 },
    ]);
  });
});
