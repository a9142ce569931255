import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loadArchivedServices, loadOwnServices } from "@/lib/business/ownServices";
import { createService, createServices } from "@/lib/catalogue/edit/createService";
import { orderServices } from "@/lib/catalogue/edit/orderServices";
import { removeService } from "@/lib/catalogue/edit/removeService";
import { restoreService } from "@/lib/catalogue/edit/restoreService";
import { type ServiceDraft, serviceDraftSchema } from "@/lib/catalogue/edit/serviceDraft";
import { switchService } from "@/lib/catalogue/edit/switchService";
import { updateService } from "@/lib/catalogue/edit/updateService";
import { servicesOfProviders } from "@/lib/catalogue/serviceRows";
import { bookingPanel } from "@/lib/checkout/bookingPanel";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-22T12:00:00Z");

async function draftOf(place: Salon, changes: object = {}): Promise<ServiceDraft> {
  const { subcategoryId } = await db().service.findUniqueOrThrow({
    where: { id: place.serviceId },
    select: { subcategoryId: true },
  });
  return serviceDraftSchema.parse({
    name: "Färgning",
    price: 1_250.5,
    duration_minutes: 90,
    subcategory_id: subcategoryId,
    ...changes,
  });
}

/** A business with its first service, Klippning, and more of these names. */
async function offering(...names: string[]) {
  const place = await salon();
  const drafts = await Promise.all(names.map((name) => draftOf(place, { name })));
  return { place, ids: [place.serviceId, ...(await createServices(place.id, drafts))] };
}

const names = async ({ id }: Salon) => (await loadOwnServices(id)).map(({ name }) => name);
const idsOf = async ({ id }: Salon) => (await loadOwnServices(id)).map((service) => service.id);
const archivedIds = async ({ id }: Salon) => (await loadArchivedServices(id)).map((service) => service.id);

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, ...(error.fields ?? []).map(({ path }) => path)].join(" ");
  }
}

describe("orderServices", () => {
  it("puts them in the order that customers, the panel and the business see", async () => {
    const { place, ids } = await offering("Färgning", "Slingor");
    const wanted = [ids[2] ?? "", ids[0] ?? "", ids[1] ?? ""];
    await orderServices(place.id, wanted);
    expect(await idsOf(place)).toEqual(wanted);
    expect((await servicesOfProviders([place.id], "sv")).map(({ id }) => id)).toEqual(wanted);
    expect((await bookingPanel(place.id))?.services.map(({ id }) => id)).toEqual(wanted);
  });

  it("refuses an order that is not that of all its services, and changes nothing", async () => {
    const { place, ids } = await offering("Färgning", "Slingor");
    const { ids: others } = await offering();
    const [first = "", second = "", third = ""] = ids;
    for (const wrong of [
      [],
      [third, second],
      [third, second, second],
      [third, second, first, randomUUID()],
      [third, second, others[0] ?? ""],
    ])
      expect(await outcome(orderServices(place.id, wrong))).toBe("services_changed");
    expect(await idsOf(place)).toEqual(ids);
  });

  it("loses no service when one is added, removed or restored while others are moved", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { place, ids } = await offering("Färgning", "Slingor", "Toning");
      const [gone = ""] = ids.slice(-1);
      const added = await draftOf(place, { name: "Permanent" });
      const turned = ids.toReversed();
      const [moved, , created] = await Promise.all([
        outcome(orderServices(place.id, turned)),
        removeService(place.id, gone, nowMs),
        createService(place.id, added),
      ]);
      const left = ids.filter((id) => id !== gone);
      expect((await idsOf(place)).toSorted()).toEqual([...left, created].toSorted());
      const kept = (await idsOf(place)).filter((id) => left.includes(id));
      expect(kept).toEqual(moved === "done" ? turned.filter((id) => id !== gone) : left);
    }
  });

  it("ends in one of two orders that are saved at once, never in a mixture", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { place, ids } = await offering("Färgning", "Slingor", "Toning", "Lugg");
      const [one, other] = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]];
      await Promise.all([orderServices(place.id, one), orderServices(place.id, other)]);
      expect([one, other]).toContainEqual(await idsOf(place));
    }
  });
});

describe("createServices", () => {
  it("adds all of them in their order, after those that are there", async () => {
    const { place } = await offering("Slingor", "Färgning", "Avslut");
    expect(await names(place)).toEqual(["Klippning", "Slingor", "Färgning", "Avslut"]);
  });

  it("adds none when one cannot be filed, and says which", async () => {
    const place = await salon();
    const drafts = [await draftOf(place), await draftOf(place, { subcategory_id: randomUUID() })];
    expect(await outcome(createServices(place.id, drafts))).toBe("invalid_request services.1.subcategory_id");
    expect(await names(place)).toEqual(["Klippning"]);
  });

  it("gives everything a place of its own when several are added at once", async () => {
    const place = await salon();
    const draft = await draftOf(place);
    await Promise.all(Array.from({ length: 5 }, () => createServices(place.id, [draft, draft])));
    const positions = (await loadOwnServices(place.id)).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: 11 }, (_, index) => index));
  });
});

describe("VAT and buffers", () => {
  it("have defaults, are saved, and stay as they are when nothing is said of them", async () => {
    const place = await salon();
    const id = await createService(place.id, await draftOf(place));
    const row = () => db().service.findUniqueOrThrow({ where: { id } });
    expect(await row()).toMatchObject({ vatPercent: 25, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 });
    const said = { vat_percent: 6, buffer_before_minutes: 5, buffer_after_minutes: 15 };
    await updateService(place.id, id, await draftOf(place, said));
    await updateService(place.id, id, await draftOf(place, { name: "Slingor", vat_percent: null }));
    expect(await row()).toMatchObject({
      name: "Slingor",
      vatPercent: 6,
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 15,
    });
  });
});

describe("switchService", () => {
  it("changes nothing but whether customers see it", async () => {
    const place = await salon();
    const before = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
    await switchService(place.id, place.serviceId, false);
    expect(await servicesOfProviders([place.id], "sv")).toEqual([]);
    await switchService(place.id, place.serviceId, true);
    const after = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
  });

  it("knows only the business's own that are there", async () => {
    const [place, other] = [await salon(), await salon()];
    await book(place, { at: "2026-11-23T10:00:00Z" });
    await removeService(place.id, place.serviceId, nowMs);
    for (const id of [place.serviceId, other.serviceId, randomUUID()])
      expect(await outcome(switchService(place.id, id, true))).toBe("not_found");
  });
});

describe("restoreService", () => {
  it("brings an archived service back, last and switched off, with its bookings", async () => {
    const { place, ids } = await offering("Färgning");
    const bookingId = await book(place, { at: "2026-11-23T10:00:00Z" });
    await removeService(place.id, place.serviceId, nowMs);
    expect(await archivedIds(place)).toEqual([place.serviceId]);
    await restoreService(place.id, place.serviceId);
    expect(await idsOf(place)).toEqual([ids[1], place.serviceId]);
    expect((await loadOwnServices(place.id))[1]).toMatchObject({ isActive: false });
    expect(await archivedIds(place)).toEqual([]);
    expect(await db().booking.findUnique({ where: { id: bookingId } })).toMatchObject({
      serviceId: place.serviceId,
    });
  });

  it("knows only the business's own that were archived", async () => {
    const [place, other] = [await salon(), await salon()];
    await book(other, { at: "2026-11-23T10:00:00Z" });
    await removeService(other.id, other.serviceId, nowMs);
    for (const id of [place.serviceId, other.serviceId, randomUUID()])
      expect(await outcome(restoreService(place.id, id))).toBe("not_found");
  });

  it("is done once when it is pressed twice, and ends either way beside a removal", async () => {
    for (let round = 0; round < 6; round += 1) {
      const place = await salon();
      await book(place, { at: "2026-11-23T10:00:00Z" });
      await removeService(place.id, place.serviceId, nowMs);
      const presses = [1, 2].map(() => outcome(restoreService(place.id, place.serviceId)));
      expect((await Promise.all(presses)).toSorted()).toEqual(["done", "not_found"]);

      const [removed, restored] = await Promise.all([
        outcome(removeService(place.id, place.serviceId, nowMs)),
        outcome(restoreService(place.id, place.serviceId)),
      ]);
      expect(removed).toBe("done");
      // Whichever came last decides: it is there or among the removed, never both or neither.
      const [there, archived] = [await idsOf(place), await archivedIds(place)];
      expect(restored === "done" ? [there, archived] : [archived, there]).toEqual([[place.serviceId], []]);
    }
  });
});
