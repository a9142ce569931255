import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  addStaffMemberCall,
  orderStaffCall,
  ownStaffCall,
  previewStaffRemovalCall,
  settleStaffRemovalCall,
  updateStaffMemberCall,
} from "@/lib/api/contract/business/ownStaff";
import type { removalPreviewSchema } from "@/lib/business/staff/staffRemoval";
import type { staffMemberSchema } from "@/lib/staff/staffDraft";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { inbox } from "../../support/calls/auth";
import { bookTimeOf, type OwnSalon, openBusiness, ownSalon } from "../../support/calls/business";
import type { Failure } from "../../support/calls/http";
import { addColleague, signUp } from "../../support/calls/members";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";
import { password } from "../../support/password";

type Person = z.infer<typeof staffMemberSchema>;
type Preview = z.infer<typeof removalPreviewSchema>;
type Settings = { openingHours: { close_time: string | null }[]; unavailableSlots: { reason: string }[] };

const path = "/providers/me/staff";
const day = workdayAhead(10);
let salon: OwnSalon;
let maja: Person;
let ali: Person;

const list = async () => (await salon.own.get<Person[]>(path)).body;

beforeAll(async () => {
  salon = await ownSalon();
});

describe("POST /providers/me/staff", () => {
  it("makes two named people of a business that worked alone", async () => {
    const before = await salon.own.get<Person[]>(path);
    expectPrivate(ownStaffCall, before);
    expect(before.body).toEqual([]);
    expect(wrongFields(await salon.own.send<Failure>("POST", path, { name: "Ali" }))).toEqual(["own_name"]);
    const added = await salon.own.send<Person>("POST", path, { name: "Ali", own_name: "Maja" });
    expectPrivate(addStaffMemberCall, added);
    const people = await list();
    expect(people.map(({ name }) => name)).toEqual(["Maja", "Ali"]);
    [maja, ali] = [people[0] ?? added.body, added.body];
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["a name of 81 letters", { name: "a".repeat(81) }, "name"],
    ["a name that nobody sees", { name: "\u200b" }, "name"],
    ["another colour", { name: "Bo", colour: "pink" }, "colour"],
    [
      "a strange service",
      { name: "Bo", does_all_services: false, service_ids: [crypto.randomUUID()] },
      "service_ids",
    ],
    ["no list of services", { name: "Bo", service_ids: "all" }, "service_ids"],
  ])("names %s", async (_, body, field) => {
    const named = wrongFields(await salon.own.send<Failure>("POST", path, body));
    expect(new Set(named)).toEqual(new Set([field]));
  });

  it("is refused with an older version", async () => {
    const stale = await salon.own.send<Failure>("POST", path, { name: "Bo" }, { "If-Match": '"0"' });
    expect([stale.status, stale.body.code]).toEqual([412, "edit_conflict"]);
    expect((await salon.own.get(path)).headers.get("etag")).toMatch(/^"\d+"$/);
  });
});

describe("PATCH /providers/me/staff/{id}", () => {
  it("changes what is named, and refuses to switch everybody off", async () => {
    const changed = await salon.own.send<Person>("PATCH", `${path}/${ali.id}`, {
      colour: "rose",
      is_active: false,
    });
    expectPrivate(updateStaffMemberCall, changed);
    expect(changed.body).toEqual({ ...ali, colour: "rose", is_active: false });
    const refused = await salon.own.send<Failure>("PATCH", `${path}/${maja.id}`, { is_active: false });
    expect([refused.status, refused.body.code]).toEqual([409, "last_person"]);
    await salon.own.send("PATCH", `${path}/${ali.id}`, { is_active: true });
  });

  it("finds nobody of another business, in any call", async () => {
    const other = await openBusiness();
    const one = `${path}/${ali.id}`;
    const answers = [
      await other.send("PATCH", one, { name: "X" }),
      await other.send("DELETE", one),
      await other.send("POST", `${one}/removal`, { bookingDecisions: [] }),
      await other.send("POST", `${one}/removal/preview`, {}),
      await other.get(`/providers/me/settings?staffId=${ali.id}`),
      await other.send("PATCH", `/providers/me/settings?staffId=${ali.id}`, { unavailableSlots: [] }),
      await other.send("POST", `/providers/me/settings/preview?staffId=${ali.id}`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await list()).find(({ id }) => id === ali.id)?.name).toBe("Ali");
  });
});

describe("PUT /providers/me/staff/order", () => {
  it("orders everybody, and refuses a list that is not whole", async () => {
    expectPrivate(
      orderStaffCall,
      await salon.own.send("PUT", `${path}/order`, { staff_ids: [ali.id, maja.id] }),
    );
    expect((await list()).map(({ name }) => name)).toEqual(["Ali", "Maja"]);
    const refused = await salon.own.send<Failure>("PUT", `${path}/order`, { staff_ids: [ali.id] });
    expect([refused.status, refused.body.code]).toEqual([409, "staff_changed"]);
    await salon.own.send("PUT", `${path}/order`, { staff_ids: [maja.id, ali.id] });
  });
});

describe("/providers/me/settings of one person", () => {
  it("narrows the business's, and says nothing to others", async () => {
    const own = `/providers/me/settings?staffId=${ali.id}`;
    const { body } = await salon.own.get<Settings>(own);
    const openingHours = body.openingHours.map((hours) => ({ ...hours, close_time: "15:00" }));
    const unavailableSlots = [{ start_time: timeOn(day, 8), end_time: timeOn(day, 9), reason: "Tandläkare" }];
    const saved = await salon.own.send<Settings>("PATCH", own, { openingHours, unavailableSlots });
    expect(saved.body.openingHours[0]?.close_time).toBe("15:00");
    const business = await salon.own.get<Settings>("/providers/me/settings");
    expect(business.body.openingHours[0]?.close_time).toBe("17:00");
    expect(business.body.unavailableSlots).toEqual([]);
  });
});

describe("removing somebody", () => {
  it("lists bookings to come, and does what is decided with each", async () => {
    // Maja first, by the order: who works there is given out so.
    const booking = await bookTimeOf(salon.service, timeOn(day, 10));
    const { body: row } = await salon.own.get<{ staff: { id: string } }>(
      `/providers/me/bookings/${booking.id}`,
    );
    const [gone, left] = row.staff.id === maja.id ? [maja, ali] : [ali, maja];
    const one = `${path}/${gone.id}`;
    const refused = await salon.own.send<{ code: string; details: { id: string }[] }>("DELETE", one);
    expect([refused.status, refused.body.code]).toEqual([409, "bookings_of_removed"]);
    expect(refused.body.details.map(({ id }) => id)).toEqual([booking.id]);
    const preview = await salon.own.send<Preview>("POST", `${one}/removal/preview`, {
      moveBookingId: booking.id,
    });
    expectPrivate(previewStaffRemovalCall, preview);
    expect(preview.body.bookings[0]?.free_staff).toEqual([{ id: left.id, name: left.name }]);
    const decision = { booking_id: booking.id, action: "give" };
    const unsaid = await salon.own.send<Failure>("POST", `${one}/removal`, { bookingDecisions: [decision] });
    expect(wrongFields(unsaid)).toEqual(["bookingDecisions.0.staff_id"]);
    const kept = await salon.own.send<Failure>("POST", `${one}/removal`, {
      bookingDecisions: [{ ...decision, staff_id: gone.id }],
    });
    expect([kept.status, kept.body.code]).toEqual([404, "staff_not_found"]);
    expect(await list()).toHaveLength(2);
    const bookingDecisions = [{ ...decision, staff_id: left.id }];
    expectPrivate(
      settleStaffRemovalCall,
      await salon.own.send("POST", `${one}/removal`, { bookingDecisions }),
    );
    expect(await list()).toEqual([]);
    const letter = await inbox().waitFor(booking.email, "Ny person");
    expect(letter.text).toContain(`${left.name} tar emot dig`);
    expect((await salon.own.send("DELETE", one)).status).toBe(404);
  });
});

describe("somebody who signs in as an owner", () => {
  it("is removed with the password of whoever does it, and signs in no more", async () => {
    const place = await ownSalon();
    await place.own.send("POST", path, { name: "Ali", own_name: "Maja" });
    const gone = await signUp(place.own, await addColleague(place.own, "Bo"), "owner");
    const remove = (body: object) => place.own.send<Failure>("DELETE", `${path}/${gone.staffId}`, body);
    expect(wrongFields(await remove({}))).toEqual(["password"]);
    expect(wrongFields(await remove({ password: "fel" }))).toEqual(["password"]);
    expect((await gone.own.get(path)).status).toBe(200);
    expect((await remove({ password })).status).toBe(204);
    expect((await gone.own.get(path)).status).toBe(401);
  });
});
