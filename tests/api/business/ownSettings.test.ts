import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { ownSettingsCall, saveSettingsCall } from "@/lib/api/contract/business/ownSettings";
import type { savedSettingsSchema } from "@/lib/business/schemas";
import { openBusiness, type SignedIn, signInBusiness, week } from "../../support/calls/business";
import { type BookableService, freeStarts, postCheckout, wish } from "../../support/calls/checkout";
import { type Answer, call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

type Settings = z.infer<typeof savedSettingsSchema>;

const path = "/providers/me/settings";
const dayMs = 24 * 60 * 60 * 1000;
let own: SignedIn;
let providerId: string;
let service: BookableService;

beforeAll(async () => {
  own = await openBusiness();
  const { body } = await call<{ id: string }[]>("/catalog/subcategories?limit=1");
  const made = await own.send<{ id: string; provider_id: string }>("POST", "/providers/me/services", {
    name: "Klippning",
    price: 420,
    duration_minutes: 30,
    subcategory_id: body[0]?.id,
  });
  providerId = made.body.provider_id;
  service = (await call<BookableService>(`/services/v1/${made.body.id}`)).body;
});

/** The saved settings, with which every test begins. */
let current: Answer<Settings>;
beforeEach(async () => {
  current = await own.get<Settings>(path);
});

/** Saves what is there with changes. */
const put = (changes: object = {}, headers: Record<string, string> = {}, as = own) =>
  as.send<Settings & Failure>("PUT", path, { ...current.body, ...changes }, headers);
const tagOf = ({ headers }: Answer) => headers.get("etag") ?? "";
const publicHours = async () => (await call<unknown[]>(`/providers/v1/${providerId}/opening-hours`)).body;
const iso = (instantMs: number) => new Date(instantMs).toISOString();
const away = (startTime: string, minutes: number, more: object = {}) => ({
  start_time: startTime,
  end_time: iso(Date.parse(startTime) + minutes * 60_000),
  ...more,
});

describe("GET and PUT /providers/me/settings", () => {
  it("save what was read as it is, with a new version", async () => {
    expectPrivate(ownSettingsCall, current);
    const saved = await put();
    expectPrivate(saveSettingsCall, saved);
    expect(saved.body).toEqual({ ...current.body, conflictingBookings: [] });
    expect(tagOf(saved)).toMatch(/^"\d+"$/);
    expect(tagOf(saved)).not.toBe(tagOf(current));
    const again = await own.get<Settings>(path);
    expect([again.body, tagOf(again)]).toEqual([current.body, tagOf(saved)]);
  });

  it("save every demo business as it is read", async () => {
    for (const name of ["Handen på axeln", "Fixar-Fredrik"]) {
      const business = await signInBusiness(name);
      const before = await business.get<Settings>(path);
      const saved = await business.send<Settings>("PUT", path, before.body, { "If-Match": tagOf(before) });
      expect(saved.body, name).toEqual({ ...before.body, conflictingBookings: [] });
    }
  });

  it("let one of two edits through that began with the same version", async () => {
    const headers = { "If-Match": tagOf(current) };
    const edits = ["Ett", "Två"].map((description) => put({ provider: { description } }, headers));
    const answers = await Promise.all(edits);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    expect(late?.body.code).toBe("edit_conflict");
    const { body } = await own.get<Settings>(path);
    const kept = answers.find(({ status }) => status === 200);
    expect(body.provider).toEqual(kept?.body.provider);

    expect((await put({}, headers)).status).toBe(412);
    expect((await put({}, { "If-Match": "*" })).status).toBe(200);
    expect((await put()).status).toBe(200);
  });

  it("need a signed-in business, and its own pages", async () => {
    const stranger = await call<Failure>(path, { method: "PUT", body: current.body });
    expect([stranger.status, stranger.body.code]).toEqual([401, "not_signed_in"]);
    const elsewhere = await put({}, { Origin: "https://elsewhere.example" });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, "forbidden_origin"]);
    const { status, headers } = await own.send("DELETE", path);
    expect([status, headers.get("allow")]).toEqual([405, "GET, PUT, PATCH, HEAD, OPTIONS"]);
  });
});

describe("the profile", () => {
  it("is what everybody reads next", async () => {
    const description = `Hemvävda mattor ${randomUUID().slice(0, 8)}`;
    const provider = {
      description,
      phone: "08-465 004 19",
      address: "Bondegatan 46",
      postal_code: "11633",
      city: "Stockholm",
      profile_image_url: "https://bilder.exempel.se/salong.jpg",
    };
    const saved = await put({ provider });
    const stored = { ...provider, postal_code: "116 33" };
    expect(saved.body.provider).toMatchObject(stored);
    const { body } = await call<Settings["provider"]>(`/providers/v1/${providerId}`);
    expect(body).toMatchObject({
      ...stored,
      provider_locations: [{ address: "Bondegatan 46", city: "Stockholm", is_primary: true }],
    });
    const found = await call<{ id: string }[]>(
      `/providers/v1?q=${encodeURIComponent(description)}&city=Stockholm`,
    );
    expect(found.body.map(({ id }) => id)).toContain(providerId);

    const cleared = await put({ provider: { profile_image_url: null, phone: "" } });
    expect(cleared.body.provider).toMatchObject({ description, profile_image_url: null, phone: null });
  });

  it("keeps name and number as they are registered", async () => {
    const { company_name } = current.body.provider;
    expect((await put({ provider: { company_name, organisation_number: null } })).status).toBe(200);
    const provider = { company_name: "Annan", organisation_number: "556000-4615", description: "Nytt" };
    const answer = await put(
      { provider, openingHours: week(1, { is_closed: true }) },
      { "Accept-Language": "en" },
    );
    expect(wrongFields(answer)).toEqual(["provider.company_name", "provider.organisation_number"]);
    expect(answer.body.details?.[0]?.message).toBe("You cannot change this yourself. Contact us.");
    const after = await own.get<Settings>(path);
    expect(after.body.provider.company_name).toBe(company_name);
    expect(after.body.openingHours).toEqual(current.body.openingHours);
  });

  it("tells everything that is wrong, beside what is wrong elsewhere", async () => {
    const answer = await put({
      provider: { phone: "ring", city: "a".repeat(81), postal_code: "1", profile_image_url: "/a.jpg" },
      openingHours: week(3, { close_time: "08:00" }),
      unavailableSlots: [away(iso(Date.now() + dayMs), -30)],
      deleteUnavailableSlotIds: ["42"],
    });
    expect(wrongFields(answer).sort()).toEqual([
      "deleteUnavailableSlotIds.0",
      "openingHours.2.close_time",
      "provider.city",
      "provider.phone",
      "provider.postal_code",
      "provider.profile_image_url",
      "unavailableSlots.0.end_time",
    ]);
  });
});

describe("opening hours", () => {
  it("are what visitors can book next", async () => {
    const saved = await put({ openingHours: week(3, { is_closed: true, open_time: null }) });
    expect(saved.body.openingHours[2]).toEqual({
      day_of_week: 3,
      is_closed: true,
      open_time: null,
      close_time: null,
      lunch_start_time: null,
      lunch_end_time: null,
    });
    expect(await publicHours()).toEqual(saved.body.openingHours);
    const starts = await freeStarts(service);
    expect(starts.length).toBeGreaterThan(100);
    expect(starts.filter((startTime) => new Date(startTime).getUTCDay() === 3)).toEqual([]);

    await put({ openingHours: week(3, { open_time: "06:00:00", close_time: "24:00" }) });
    const wednesdays = (await freeStarts(service)).filter((at) => new Date(at).getUTCDay() === 3);
    expect(wednesdays.length).toBeGreaterThan(0);
  });

  it.each([
    ["lacks one of its times", null],
    ["ends before it begins", "11:00"],
    ["ends as it begins", "12:00"],
  ])("drop a lunch that %s, and show it", async (_, lunch_end_time) => {
    const saved = await put({ openingHours: week(5, { lunch_end_time }) });
    expect(saved.status).toBe(200);
    expect(saved.body.openingHours[4]).toMatchObject({ lunch_start_time: null, lunch_end_time: null });
  });

  it.each([
    ["a day that ends before it begins", week(3, { close_time: "09:00" }), ["openingHours.2.close_time"]],
    ["an open day without hours", week(3, { open_time: null }), ["openingHours.2.open_time"]],
    ["a lunch before opening", week(3, { lunch_start_time: "08:00" }), ["openingHours.2.lunch_start_time"]],
    ["a lunch after closing", week(3, { lunch_end_time: "18:00" }), ["openingHours.2.lunch_end_time"]],
    ["a time that is none", week(3, { open_time: "25:00" }), ["openingHours.2.open_time"]],
    ["six days", week().slice(1), ["openingHours"]],
    ["a day twice", week(3, { day_of_week: 2 }), ["openingHours.2.day_of_week"]],
    ["an eighth day", week(7, { day_of_week: 8 }), ["openingHours.6.day_of_week"]],
    ["none", undefined, ["openingHours"]],
  ])("refuse %s", async (_, openingHours, fields) => {
    expect(wrongFields(await put({ openingHours }))).toEqual(fields);
    expect(await publicHours()).toEqual(current.body.openingHours);
  });
});

describe("unavailable times", () => {
  it("block what visitors can book next, tell nobody why, and can be taken back", async () => {
    const [startTime = ""] = await freeStarts(service, 5);
    const saved = await put({ unavailableSlots: [away(startTime, 60, { reason: " Tandläkare " })] });
    const [slot] = saved.body.unavailableSlots;
    expect(slot).toMatchObject({ start_time: startTime, reason: "Tandläkare" });
    expect(await freeStarts(service, 5)).not.toContain(startTime);
    const range = `rangeStart=${startTime}&rangeEnd=${slot?.end_time}`;
    const shown = await call<unknown[]>(`/providers/v1/${providerId}/unavailable-slots?${range}`);
    expect(shown.body).toEqual([{ id: slot?.id, start_time: startTime, end_time: slot?.end_time }]);
    const refused = await postCheckout(wish(service, startTime));
    expect([refused.status, refused.body.code]).toEqual([409, "slot_unavailable"]);

    const moved = away(iso(Date.parse(startTime) + dayMs), 30, { id: slot?.id });
    const changed = await put({ unavailableSlots: [moved] });
    expect(changed.body.unavailableSlots).toEqual([{ ...moved, reason: null, series_id: null }]);
    expect(await freeStarts(service, 5)).toContain(startTime);

    const emptied = await put({ unavailableSlots: [], deleteUnavailableSlotIds: [slot?.id, randomUUID()] });
    expect(emptied.body.unavailableSlots).toEqual([]);
  });

  it("name the bookings inside them, which stand", async () => {
    const starts = await freeStarts(service, 12);
    const held = await postCheckout(wish(service, starts[2] ?? ""));
    const edit = { unavailableSlots: [away(starts[0] ?? "", 180)] };
    const saved = await put(edit);
    const [slot] = saved.body.unavailableSlots;
    expect(saved.body.conflictingBookings).toEqual([
      {
        id: held.body.bookingId,
        start_time: starts[2],
        end_time: iso(Date.parse(starts[2] ?? "") + 30 * 60_000),
        unavailable_slot_id: slot?.id,
      },
    ]);
    const booking = await own.get<{ status: string }>(`/providers/me/bookings/${held.body.bookingId}`);
    expect(booking.body.status).toBe("pending");
    expect((await put(edit)).body.conflictingBookings).toEqual([]);
    await put({ unavailableSlots: [], deleteUnavailableSlotIds: [slot?.id] });
  });

  it("of somebody else are unknown, and stay", async () => {
    const other = await openBusiness();
    const theirs = await put(
      { unavailableSlots: [away(iso(Date.now() + 3 * dayMs), 60)], provider: {} },
      {},
      other,
    );
    const [slot] = theirs.body.unavailableSlots;
    const taken = { ...away(iso(Date.now() + 4 * dayMs), 60), id: slot?.id };
    expect(wrongFields(await put({ unavailableSlots: [taken] }))).toEqual(["unavailableSlots.0.id"]);
    expect((await put({ deleteUnavailableSlotIds: [slot?.id] })).status).toBe(200);
    expect((await other.get<Settings>(path)).body.unavailableSlots).toEqual([slot]);
  });

  it.each([
    ["no zone", { start_time: "2026-12-24T08:00:00" }, "start_time"],
    ["a day that does not exist", { start_time: "2027-02-30T08:00:00Z" }, "start_time"],
    ["a year beyond every calendar", { end_time: "9999-12-24T08:00:00Z" }, "end_time"],
    ["no end", { end_time: null }, "end_time"],
    ["the same start and end", { end_time: "2027-01-11T08:00:00Z" }, "end_time"],
    ["an id that is none", { id: "new-1" }, "id"],
    ["a reason that is too long", { reason: "a".repeat(201) }, "reason"],
  ])("refuse %s", async (_, changes, field) => {
    const slot = { start_time: "2027-01-11T08:00:00Z", end_time: "2027-01-11T09:00:00Z", ...changes };
    expect(wrongFields(await put({ unavailableSlots: [slot] }))).toEqual([`unavailableSlots.0.${field}`]);
  });

  it("refuse more than there is room for", async () => {
    const first = Date.now() + 30 * dayMs;
    const many = Array.from({ length: 501 }, (_, index) => away(iso(first + index * 3_600_000), 30));
    expect(wrongFields(await put({ unavailableSlots: many }))).toEqual(["unavailableSlots"]);
    expect((await own.get<Settings>(path)).body.unavailableSlots).toEqual(current.body.unavailableSlots);
  });
});

describe("a body that is none", () => {
  it.each([
    ["nothing", {}, ["openingHours", "provider", "unavailableSlots"]],
    [
      "other types",
      { provider: [], openingHours: {}, unavailableSlots: "none", deleteUnavailableSlotIds: 5 },
      ["deleteUnavailableSlotIds", "openingHours", "provider", "unavailableSlots"],
    ],
  ])("is refused: %s", async (_, body, fields) => {
    expect(wrongFields(await own.send<Failure>("PUT", path, body)).sort()).toEqual(fields);
  });
});
