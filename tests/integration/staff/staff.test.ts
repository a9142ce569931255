import { describe, expect, it } from "vitest";
import { createService } from "@/lib/catalogue/edit/createService";
import { newServiceSchema } from "@/lib/catalogue/edit/serviceDraft";
import { db } from "@/lib/db/client";
import { orderStaff } from "@/lib/staff/orderStaff";
import { loadOwnStaff } from "@/lib/staff/ownStaff";
import { staffChangesSchema } from "@/lib/staff/staffDraft";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";
import { book, type Salon, salon } from "../../support/builders/salon";
import { refusalAndFields } from "../../support/builders/settings";
import { addService } from "../../support/builders/staffOfSalon";
import { add, team, versionOf } from "../../support/builders/team";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const names = async ({ id }: Pick<Salon, "id">) => (await loadOwnStaff(id)).map(({ name }) => name);
const change = (place: Salon, id: string, changes: object, ifMatch: string | null = null) =>
  updateStaffMember(place.id, id, { changes: staffChangesSchema.parse(changes), ifMatch });
const person = async (place: Salon, id: string) =>
  (await loadOwnStaff(place.id)).find((each) => each.id === id);

describe("the second person", () => {
  it("is added with the first one's name, and both are told apart", async () => {
    const place = await salon();
    expect(await names(place)).toEqual([]);
    const before = await versionOf(place);
    const added = await add(place, { name: "  Ali  Demir ", own_name: "Maja" });
    expect(added).toMatchObject({ name: "Ali Demir", isActive: true, doesAllServices: true, serviceIds: [] });
    const [first, second] = await loadOwnStaff(place.id);
    expect([first?.name, second?.name, first?.id]).toEqual(["Maja", "Ali Demir", place.staffId]);
    expect(first?.colour).not.toBe(second?.colour);
    expect(await versionOf(place)).toBe(before + 1);
  });

  it("is refused without the first one's name, and nothing changes", async () => {
    const place = await salon();
    expect(await refusalAndFields(add(place, { name: "Ali" }))).toEqual(["invalid_request", "own_name"]);
    expect([await names(place), await versionOf(place)]).toEqual([[], 1]);
  });

  it("is one alone who was added twice at the same time: the other is the third", async () => {
    const place = await salon();
    const draft = (name: string) => add(place, { name, own_name: "Maja" });
    await Promise.all([draft("Ali"), draft("Bo")]);
    expect((await names(place)).toSorted()).toEqual(["Ali", "Bo", "Maja"]);
  });
});

describe("adding people", () => {
  it("ends with thirty", async () => {
    const place = await team();
    await db().staffMember.createMany({
      data: Array.from({ length: 27 }, (_, index) => ({ providerId: place.id, name: `Nr ${index}` })),
    });
    await add(place, { name: "Nummer trettio" });
    expect(await refusalAndFields(add(place, { name: "En till" }))).toEqual(["invalid_request", "name"]);
  });

  it("is refused with an older version", async () => {
    const place = await team();
    expect(await refusalAndFields(add(place, { name: "Bo" }, '"1"'))).toEqual(["edit_conflict"]);
    await add(place, { name: "Bo" }, `"${await versionOf(place)}"`);
  });
});

describe("changing somebody", () => {
  it("keeps what is left out, and counts the version up", async () => {
    const place = await team();
    const before = await versionOf(place);
    await change(place, place.aliId, { colour: "rose" });
    expect(await person(place, place.aliId)).toMatchObject({ name: "Ali", colour: "rose", isActive: true });
    expect(await versionOf(place)).toBe(before + 1);
  });

  it("says which services they do: those that are ticked, or all, also new ones", async () => {
    const place = await team();
    const colouring = await addService(place, "Färg");
    await change(place, place.aliId, { does_all_services: false, service_ids: [colouring] });
    expect(await person(place, place.aliId)).toMatchObject({
      doesAllServices: false,
      serviceIds: [colouring],
    });
    await change(place, place.aliId, { does_all_services: true });
    expect(await person(place, place.aliId)).toMatchObject({ doesAllServices: true, serviceIds: [] });
    expect(await db().staffService.count({ where: { staffMemberId: place.aliId } })).toBe(0);
  });

  it("is refused for a service of another business, and changes nothing", async () => {
    const [place, other] = [await team(), await salon()];
    const wrong = { name: "Alexander", does_all_services: false, service_ids: [other.serviceId] };
    expect(await refusalAndFields(change(place, place.aliId, wrong))).toEqual([
      "invalid_request",
      "service_ids",
    ]);
    expect(await person(place, place.aliId)).toMatchObject({ name: "Ali", doesAllServices: true });
  });

  it("is not found for somebody else's person, and for the one of a business that works alone", async () => {
    const [place, other] = [await team(), await salon()];
    expect(await refusalAndFields(change(other, place.aliId, { name: "X" }))).toEqual(["not_found"]);
    expect(await refusalAndFields(change(other, other.staffId, { name: "X" }))).toEqual(["not_found"]);
  });

  it("switches off all but one; bookings that are made stand", async () => {
    const place = await team();
    const id = await book(place, { at: "2099-12-24T09:00:00Z", staffId: place.aliId });
    await change(place, place.aliId, { is_active: false });
    expect(await db().booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "confirmed",
      staffMemberId: place.aliId,
    });
    expect(await refusalAndFields(change(place, place.majaId, { is_active: false }))).toEqual([
      "last_person",
    ]);
  });

  it("leaves one on when both are switched off at the same time", async () => {
    const place = await team();
    const off = (id: string) => change(place, id, { is_active: false }).catch(() => null);
    await Promise.all([off(place.majaId), off(place.aliId)]);
    expect((await loadOwnStaff(place.id)).filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});

describe("the order of people", () => {
  it("is that of the ids, and is refused when somebody is missing or not there", async () => {
    const [place, other] = [await team(), await team()];
    await orderStaff(place.id, [place.aliId, place.majaId], null);
    expect(await names(place)).toEqual(["Ali", "Maja"]);
    for (const ids of [[place.aliId], [place.aliId, other.aliId], [place.aliId, place.aliId]])
      expect(await refusalAndFields(orderStaff(place.id, ids, null))).toEqual(["staff_changed"]);
    expect(await names(place)).toEqual(["Ali", "Maja"]);
  });
});

describe("who does a service, said in the service", () => {
  const draft = async (place: Salon, staff_ids: string[]) => {
    const { subcategoryId } = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
    return newServiceSchema.parse({ name: "Färg", subcategory_id: subcategoryId, staff_ids });
  };

  it("leaves whoever is not ticked with all the others, and no new ones", async () => {
    const place = await team();
    const before = await versionOf(place);
    const colouring = await createService(place.id, await draft(place, [place.majaId]));
    expect(await person(place, place.majaId)).toMatchObject({ doesAllServices: true });
    expect(await person(place, place.aliId)).toMatchObject({
      doesAllServices: false,
      serviceIds: [place.serviceId],
    });
    expect(await versionOf(place)).toBe(before + 1);
    const cutting = await createService(place.id, await draft(place, [place.majaId, place.aliId]));
    const { serviceIds = [] } = (await person(place, place.aliId)) ?? {};
    expect(serviceIds.toSorted()).toEqual([place.serviceId, cutting].toSorted());
    expect(serviceIds).not.toContain(colouring);
  });

  it("is refused for somebody of another business, and nothing is added", async () => {
    const [place, other] = [await team(), await team()];
    const wrong = await draft(place, [other.aliId]);
    expect(await refusalAndFields(createService(place.id, wrong))).toEqual(["invalid_request", "staff_ids"]);
    expect(await db().service.count({ where: { providerId: place.id } })).toBe(1);
  });
});
