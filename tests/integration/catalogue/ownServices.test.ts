import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loadOwnServices } from "@/lib/business/ownServices";
import { createService } from "@/lib/catalogue/edit/createService";
import { orderServices } from "@/lib/catalogue/edit/orderServices";
import { removeService } from "@/lib/catalogue/edit/removeService";
import { type ServiceDraft, serviceDraftSchema } from "@/lib/catalogue/edit/serviceDraft";
import { switchService } from "@/lib/catalogue/edit/switchService";
import { updateService } from "@/lib/catalogue/edit/updateService";
import { insertHold } from "@/lib/checkout/hold/holdSlot";
import { db, pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";
import { holdOf } from "../../support/builders/holds";
import { book, type Salon, salon } from "../../support/builders/salon";
import { team } from "../../support/builders/team";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");

type Trade = { categoryId: string; subcategoryId: string };

async function trade(slug: string): Promise<Trade> {
  const subcategory = { slug: `${slug}-${randomUUID()}`, nameSv: slug, nameEn: slug, sort: 1 };
  const { id, subcategories } = await db().category.create({
    data: {
      ...subcategory,
      slug: `all-${subcategory.slug}`,
      sort: 2,
      subcategories: { create: subcategory },
    },
    select: { id: true, subcategories: { select: { id: true } } },
  });
  return { categoryId: id, subcategoryId: subcategories[0]?.id ?? "" };
}

const hair = await trade("hair");
const cars = await trade("cars");

const draft = (changes: object = {}): ServiceDraft =>
  serviceDraftSchema.parse({
    name: "Färgning",
    price: 1_250.5,
    duration_minutes: 90,
    subcategory_id: hair.subcategoryId,
    ...changes,
  });

/** What came of it: done, or the code and the wrong fields. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, ...(error.fields ?? []).map(({ path, rule }) => `${path}: ${rule}`)];
  }
}

const row = (id: string) => db().service.findUnique({ where: { id } });

/** The search rows of a business that differ from its services. */
async function searchDifferences(providerId: string): Promise<unknown[]> {
  const { rows } = await pool().query(
    `SELECT coalesce(f.service_id, s.service_id) AS id FROM
       (SELECT * FROM service_search WHERE provider_id = $1) f
       FULL JOIN (SELECT * FROM service_search_source WHERE provider_id = $1) s ON s.service_id = f.service_id
     WHERE (f.name, f.price_ore, f.subcategory_slug, f.city_key) IS DISTINCT FROM
       (s.name, s.price_ore, s.subcategory_slug, s.city_key)
     UNION ALL
     SELECT s.provider_id FROM provider_search_source s LEFT JOIN provider_search f USING (provider_id)
     WHERE s.provider_id = $1 AND (f.category_slugs, f.city_key) IS DISTINCT FROM (s.category_slugs, s.city_key)`,
    [providerId],
  );
  return rows;
}

describe("createService", () => {
  it("adds it to the business, prices in whole öre", async () => {
    const place = await salon();
    const id = await createService(place.id, draft({ category_id: hair.categoryId.toUpperCase() }));
    expect(await row(id)).toMatchObject({
      providerId: place.id,
      name: "Färgning",
      priceOre: 125_050,
      durationMinutes: 90,
      vatPercent: 25,
      isActive: true,
      isPhysical: true,
      isDigital: false,
      imageUrl: null,
      archivedAt: null,
    });
    expect((await loadOwnServices(place.id)).map(({ name }) => name)).toEqual(["Klippning", "Färgning"]);
    expect(await searchDifferences(place.id)).toEqual([]);
  });

  it.each([
    ["an unknown subcategory", { subcategory_id: randomUUID() }, ["subcategory_id: unknownChoice"]],
    ["a subcategory of another category", { category_id: cars.categoryId }, ["subcategory_id: subcategory"]],
    [
      "neither known",
      { category_id: randomUUID(), subcategory_id: randomUUID() },
      ["category_id: unknownChoice", "subcategory_id: unknownChoice"],
    ],
  ])("refuses %s and writes nothing", async (_, changes, faults) => {
    const place = await salon();
    expect(await outcome(createService(place.id, draft(changes)))).toEqual(["invalid_request", ...faults]);
    expect(await loadOwnServices(place.id)).toHaveLength(1);
  });

  it("finds all of them when many are added at once, in several trades", async () => {
    const place = await salon();
    const subcategories = [hair.subcategoryId, cars.subcategoryId];
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        createService(place.id, draft({ subcategory_id: subcategories[index % 2] })),
      ),
    );
    expect(await loadOwnServices(place.id)).toHaveLength(7);
    expect(await searchDifferences(place.id)).toEqual([]);
  });
});

describe("updateService", () => {
  it("changes everything but the picture, which only null takes away", async () => {
    const place = await salon();
    const image_url = "https://bilder.exempel.se/a.jpg";
    const id = await createService(place.id, draft({ image_url }));
    const changes = { name: "Slingor", price: 0, is_active: false, is_physical: false, is_digital: true };
    await updateService(place.id, id, draft({ ...changes, subcategory_id: cars.subcategoryId }));
    expect(await row(id)).toMatchObject({
      name: "Slingor",
      priceOre: 0,
      isActive: false,
      isPhysical: false,
      isDigital: true,
      subcategoryId: cars.subcategoryId,
      imageUrl: image_url,
    });
    await updateService(place.id, id, draft({ image_url: null }));
    expect(await row(id)).toMatchObject({ imageUrl: null, isActive: true });
    expect(await searchDifferences(place.id)).toEqual([]);
  });

  it("leaves what bookings were sold with", async () => {
    const place = await salon();
    const bookingId = await book(place, { at: "2026-11-21T10:00:00Z" });
    await updateService(place.id, place.serviceId, draft({ name: "Kort klippning", price: 99 }));
    expect(await db().booking.findUnique({ where: { id: bookingId } })).toMatchObject({
      serviceName: "Klippning",
      totalOre: 42_000,
      durationMinutes: 30,
    });
  });

  it("refuses an edit that began with an older version, and no other", async () => {
    const place = await salon();
    const versionNow = async () =>
      (await loadOwnServices(place.id)).find(({ id }) => id === place.serviceId)?.version;
    const began = await versionNow();
    const edit = (name: string, tag: string | undefined) =>
      outcome(updateService(place.id, place.serviceId, draft({ name }), `"${tag}"`));
    await orderServices(place.id, [place.serviceId]);
    expect(await versionNow()).toBe(began);
    expect(await edit("Slingor", began)).toBe("done");
    expect(await edit("Toning", began)).toEqual(["edit_conflict"]);
    expect(await row(place.serviceId)).toMatchObject({ name: "Slingor" });
    await switchService(place.id, place.serviceId, false);
    expect(await versionNow()).not.toBe(began);
    const both = [edit("Toning", await versionNow()), edit("Hårbotten", await versionNow())];
    expect((await Promise.all(both)).filter((each) => each === "done")).toHaveLength(1);
  });

  it("refuses an edit that began before somebody else's services were changed, and gives nobody back what was taken", async () => {
    const place = await team();
    const own = async () => (await loadOwnServices(place.id)).find(({ id }) => id === place.serviceId);
    const began = await own();
    expect(began?.staffIds).toEqual([place.majaId, place.aliId].sort());
    const taken = { does_all_services: false, service_ids: [] };
    await updateStaffMember(place.id, place.aliId, { changes: taken, ifMatch: null });
    const edit = (from: typeof began) =>
      outcome(
        updateService(
          place.id,
          place.serviceId,
          draft({ price: 450, staff_ids: from?.staffIds }),
          `"${from?.version}"`,
        ),
      );
    expect(await edit(began)).toEqual(["edit_conflict"]);
    const newer = await own();
    expect(newer?.staffIds).toEqual([place.majaId]);
    expect(await edit(newer)).toBe("done");
    expect((await own())?.staffIds).toEqual([place.majaId]);
  });

  it("knows only the business's own that are there", async () => {
    const [place, other] = [await salon(), await salon()];
    await book(place, { at: "2026-11-21T10:00:00Z" });
    await removeService(place.id, place.serviceId, nowMs);
    for (const id of [other.serviceId, place.serviceId, randomUUID()])
      expect(await outcome(updateService(place.id, id, draft()))).toEqual(["not_found"]);
    expect(await row(other.serviceId)).toMatchObject({ name: "Klippning" });
  });

  it("writes nothing when the subcategory does not fit", async () => {
    const place = await salon();
    const wrong = draft({ category_id: cars.categoryId });
    expect(await outcome(updateService(place.id, place.serviceId, wrong))).toEqual([
      "invalid_request",
      "subcategory_id: subcategory",
    ]);
    expect(await row(place.serviceId)).toMatchObject({ name: "Klippning" });
  });
});

describe("removeService", () => {
  it("erases one that was never booked", async () => {
    const place = await salon();
    await removeService(place.id, place.serviceId, nowMs);
    expect(await row(place.serviceId)).toBeNull();
    expect(await outcome(removeService(place.id, place.serviceId, nowMs))).toEqual(["not_found"]);
    expect(await searchDifferences(place.id)).toEqual([]);
  });

  it.each(["confirmed", "completed", "cancelled"] as const)(
    "archives one with a %s booking",
    async (status) => {
      const place = await salon();
      const bookingId = await book(place, { at: "2026-11-21T10:00:00Z", status });
      await removeService(place.id, place.serviceId, nowMs);
      expect(await row(place.serviceId)).toMatchObject({ isActive: false, archivedAt: new Date(nowMs) });
      expect(await db().booking.findUnique({ where: { id: bookingId } })).toMatchObject({ status });
      expect(await loadOwnServices(place.id)).toEqual([]);
      expect(await outcome(removeService(place.id, place.serviceId, nowMs))).toEqual(["not_found"]);
      expect(await searchDifferences(place.id)).toEqual([]);
    },
  );

  it("leaves other businesses' services alone", async () => {
    const [place, other] = [await salon(), await salon()];
    expect(await outcome(removeService(place.id, other.serviceId, nowMs))).toEqual(["not_found"]);
    expect(await row(other.serviceId)).not.toBeNull();
  });

  it("is done once when it is pressed twice", async () => {
    const place = await salon();
    const presses = [1, 2, 3].map(() => outcome(removeService(place.id, place.serviceId, nowMs)));
    expect((await Promise.all(presses)).sort()).toEqual(["done", ["not_found"], ["not_found"]]);
  });

  it("leaves nothing to hold, nor does switching off, for a sale that was checked before", async () => {
    const [archived, erased, off] = [await salon(), await salon(), await salon()];
    await book(archived, { at: "2026-11-21T10:00:00Z" });
    await removeService(archived.id, archived.serviceId, nowMs);
    await removeService(erased.id, erased.serviceId, nowMs);
    await updateService(off.id, off.serviceId, draft({ is_active: false }));
    for (const place of [archived, erased, off]) {
      expect(await outcome(hold(place))).toEqual(["service_inactive"]);
      expect(await db().booking.count({ where: { providerId: place.id, status: "pending" } })).toBe(0);
    }
  });

  it("never loses a booking that is made at the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const place = await salon();
      const [removed, held] = await Promise.all([
        outcome(removeService(place.id, place.serviceId, nowMs)),
        outcome(hold(place)),
      ]);
      expect(removed).toBe("done");
      const kept = await row(place.serviceId);
      const bookings = await db().booking.count({ where: { serviceId: place.serviceId } });
      if (held === "done") expect([kept?.isActive, bookings]).toEqual([false, 1]);
      else expect([held, kept, bookings]).toEqual([["service_inactive"], null, 0]);
    }
  });
});

const hold = (place: Salon) => insertHold(holdOf(place, "2026-11-24T10:00:00Z"), [place.staffId], "guest");
