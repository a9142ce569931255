import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { bookByBusinessCall, clientSuggestionsCall } from "@/lib/api/contract/business/desk";
import type { Preview, Suggestion } from "@/lib/desk/schemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail, inbox } from "../../support/calls/auth";
import { confirmedBusiness, type OwnSalon, ownSalon, postService } from "../../support/calls/business";
import {
  bookByPhone,
  type DeskFailure,
  foreignBooking,
  messagesIn,
  ownBookingsPath,
  phoneWish,
  postBooking,
  sendTo,
} from "../../support/calls/desk";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

let salon: OwnSalon;
let elsewhere: OwnSalon;
beforeAll(async () => {
  [salon, elsewhere] = await Promise.all([ownSalon(), ownSalon()]);
});

const day = workdayAhead(7);
const preview = (body: object) =>
  salon.own.send<Preview & Failure>("POST", `${ownBookingsPath}/preview`, body);

describe("POST /providers/me/bookings", () => {
  it("books a caller at once, known by name and number alone, without commission, and makes them a client", async () => {
    const answer = await postBooking(salon.own, phoneWish(salon, timeOn(day, 9)));
    expectPrivate(bookByBusinessCall, answer);
    const [booking] = answer.body.bookings;
    expect(booking).toMatchObject({
      status: "confirmed",
      source: "phone",
      payment_way: "on_site",
      payment_state: "pays_on_site",
      commission_amount: 0,
      total_amount: 420,
      due_amount: 420,
      customer_name: "Moa Lind",
      is_told: false,
      series_id: null,
    });
    const found = await salon.own.get<Suggestion[]>("/providers/me/clients/suggestions?q=070174");
    expectPrivate(clientSuggestionsCall, found);
    expect(found.body).toMatchObject([{ name: "Moa Lind", visits: 1, phone: "070-174 06 30" }]);
    const free = await call<{ days: { slots: { startTime: string; available: boolean }[] }[] }>(
      `/services/v1/${salon.service.id}/availability?from=${day}&to=${day}`,
    );
    const offered = free.body.days.flatMap(({ slots }) => slots.filter(({ available }) => available));
    expect(offered.map(({ startTime }) => startTime)).not.toContain(timeOn(day, 9));
  });

  it("is of several services in a row at another price, mailed with its calendar file", async () => {
    const colour = await postService(salon.own, { name: "Färg", price: 600, duration_minutes: 45 });
    const email = freshEmail();
    const booking = await bookByPhone(salon, timeOn(day, 10), {
      client: { name: "Elsa Ek", email },
      lines: [{ serviceId: salon.service.id, price: 400.5 }, { serviceId: colour.id }],
      total: 1000.5,
    });
    expect(booking).toMatchObject({
      service_name: "Klippning + Färg",
      duration_minutes: 75,
      total_amount: 1000.5,
      is_told: true,
    });
    const mail = await inbox().waitFor(email, "Din tid är bokad");
    expect(mail.text).toContain("Klippning + Färg");
    expect(mail.attachments.map(({ text }) => text ?? "").join()).toContain("METHOD:PUBLISH");
  });

  it("is refused at another price than was shown", async () => {
    const { status, body } = await postBooking(salon.own, {
      ...phoneWish(salon, timeOn(day, 16)),
      total: 400,
    });
    expect([status, body.code]).toEqual([409, "price_changed"]);
    expect(body.details).toEqual([{ path: "total", sent: 400, current: 420 }]);
  });

  it("books once for one key, and refuses the key for something else", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const wish = phoneWish(salon, timeOn(day, 13));
    const answers = await Promise.all([1, 2, 3].map(() => postBooking(salon.own, wish, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.bookings[0]?.id)).size).toBe(1);
    const other = await postBooking(salon.own, phoneWish(salon, timeOn(day, 14)), headers);
    expect([other.status, other.body.code]).toEqual([409, "idempotency_conflict"]);
  });

  it("is refused where somebody is booked, whom the refusal names in the reader's language", async () => {
    await bookByPhone(salon, timeOn(day, 15), { client: { name: "Gunhild Ögren", phone: "070-555 91 73" } });
    const wish = { ...phoneWish(salon, timeOn(day, 15, 10)), outsideHours: true };
    const { sv, en } = await messagesIn((headers) => postBooking<Failure>(salon.own, wish, headers));
    for (const { status, body } of [sv, en]) {
      expect([status, body.code]).toEqual([409, "slot_taken"]);
      expect(body.details).toMatchObject({
        reason: "taken",
        clashes: [{ start_time: timeOn(day, 15, 10), in_the_way: [{ customer_name: "Gunhild Ögren" }] }],
      });
    }
    expect(sv.body.message).not.toBe(en.body.message);
  });

  it.each([
    ["before it opens", 7, 3, "closed"],
    ["over its closing", 16, 45, "closed"],
    ["into the lunch", 11, 50, "lunch"],
  ])("%s is asked about first, and booked when it is meant", async (_when, hour, minute, reason) => {
    const other = workdayAhead(14);
    const wish = phoneWish(salon, timeOn(other, hour, minute));
    const asked = await postBooking<DeskFailure>(salon.own, wish);
    expect([asked.status, asked.body.code, asked.body.details.reason]).toEqual([
      409,
      "slot_unavailable",
      reason,
    ]);
    expect((await postBooking(salon.own, { ...wish, outsideHours: true })).status).toBe(201);
  });

  it("by a link is refused where the business cannot be paid, and below the smallest payment", async () => {
    const own = await confirmedBusiness();
    const hours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
      day_of_week: dayOfWeek,
      is_closed: false,
      open_time: "09:00",
      close_time: "17:00",
    }));
    await own.send("PUT", "/providers/me/settings", {
      provider: {},
      openingHours: hours,
      unavailableSlots: [],
    });
    const service = await postService(own);
    const linked = { payment: { way: "link" as const } };
    const unpaid = await postBooking(own, phoneWish({ service }, timeOn(day, 9), linked));
    expect([unpaid.status, unpaid.body.code]).toEqual([409, "provider_not_onboarded"]);
    const free = { ...linked, lines: [{ serviceId: salon.service.id, price: 2 }] };
    const small = await postBooking(salon.own, phoneWish(salon, timeOn(workdayAhead(15), 9), free));
    expect(small.body.code).toBe("invalid_price");
    expect((await postBooking(own, phoneWish({ service }, timeOn(day, 9)))).status).toBe(201);
  });

  const wrong: [string, (salon: OwnSalon) => object, string[]][] = [
    ["nobody", () => ({ client: {} }), ["client.name"]],
    ["a name alone", () => ({ client: { name: "Moa" } }), ["client.phone"]],
    [
      "a name alone with a payment link",
      () => ({ client: { name: "Moa" }, source: "desk", payment: { way: "link" } }),
      ["client.phone"],
    ],
    ["a number alone", () => ({ client: { phone: "070-174 06 30" } }), ["client.name"]],
    ["a number that is none", () => ({ client: { name: "Moa", phone: "ring mig" } }), ["client.phone"]],
    ["an address that is none", () => ({ client: { name: "Moa", email: "moa@" } }), ["client.email"]],
    ["a client's id that is none", () => ({ client: { id: "42" } }), ["client.id"]],
    ["no service", () => ({ lines: [] }), ["lines"]],
    [
      "a price below 0",
      ({ service }) => ({ lines: [{ serviceId: service.id, price: -1 }] }),
      ["lines.0.price"],
    ],
    [
      "a price with thirds of an öre",
      ({ service }) => ({ lines: [{ serviceId: service.id, price: 1.234 }] }),
      ["lines.0.price"],
    ],
    ["no time", () => ({ startTimes: [] }), ["startTimes"]],
    ["a time without offset", () => ({ startTimes: ["2027-01-02T10:00:00"] }), ["startTimes.0"]],
    ["a time out of reach", () => ({ startTimes: ["9999-01-02T10:00:00Z"] }), ["startTimes.0"]],
    ["the same time twice", () => ({ startTimes: [timeOn(day, 9), timeOn(day, 9)] }), ["startTimes"]],
    ["the customer's own way", () => ({ source: "online" }), ["source"]],
    ["payment by checkout", () => ({ payment: { way: "checkout" } }), ["payment.way"]],
    [
      "a link that is paid already",
      () => ({ payment: { way: "link", paidWith: "cash" } }),
      ["payment.paidWith"],
    ],
    ["no word on mails", () => ({ notify: undefined }), ["notify"]],
    ["a total that is a text", () => ({ total: "420" }), ["total"]],
  ];
  it.each(wrong)("refuses %s at its field, in both languages", async (_what, change, fields) => {
    const body = { ...phoneWish(salon, timeOn(day, 9)), ...change(salon) };
    const { sv, en } = await messagesIn((headers) => postBooking<Failure>(salon.own, body, headers));
    expect(wrongFields(sv).sort()).toEqual(fields);
    expect(wrongFields(en).sort()).toEqual(fields);
    expect(sv.body.details?.[0]?.message).not.toBe(en.body.details?.[0]?.message);
  });

  it.each([
    ["null", null],
    ["a list", []],
    ["a text", "bokning"],
  ])("refuses %s", async (_what, body) => {
    const answer = await postBooking<Failure>(salon.own, body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
  });

  it("refuses what was, what is too far ahead, and whoever does not work there", async () => {
    const reasonOf = async (start: string) =>
      (await postBooking<DeskFailure>(salon.own, phoneWish(salon, start))).body.details.reason;
    expect(await reasonOf("2020-01-02T10:00:00Z")).toBe("past");
    const inSixYears = new Date(Date.now() + 6 * 366 * 86_400_000).toISOString();
    expect(await reasonOf(`${inSixYears.slice(0, 16)}Z`)).toBe("beyond_horizon");
    const nobody = await postBooking(salon.own, {
      ...phoneWish(salon, timeOn(day, 9)),
      staffId: randomUUID(),
    });
    expect([nobody.status, nobody.body.code]).toEqual([404, "staff_not_found"]);
  });

  it("knows no service, client or booking of another business", async () => {
    const theirs = await foreignBooking();
    const own = await bookByPhone(elsewhere, timeOn(day, 9));
    const [client] = (await elsewhere.own.get<{ id: string }[]>("/providers/me/clients")).body;
    const wish = phoneWish(salon, timeOn(workdayAhead(16), 9));
    const hidden = [
      postBooking(salon.own, { ...wish, lines: [{ serviceId: elsewhere.service.id }] }),
      postBooking(salon.own, { ...wish, client: { id: client?.id } }),
      preview({ lines: [{ serviceId: elsewhere.service.id }], date: day }),
      ...[theirs, own.id, randomUUID(), "42"].map((id) => sendTo(salon.own, "POST", id, "cancel-following")),
    ];
    for (const { status, body } of await Promise.all(hidden))
      expect([status, body.code]).toEqual([404, "not_found"]);
  });

  it("is for the business alone, from its own pages", async () => {
    const wish = phoneWish(salon, timeOn(day, 9));
    const stranger = await call<Failure>(ownBookingsPath, { method: "POST", body: wish });
    expect([stranger.status, stranger.body.code]).toEqual([401, "not_signed_in"]);
    const foreign = await postBooking(salon.own, wish, { Origin: "https://elsewhere.example" });
    expect([foreign.status, foreign.body.code]).toEqual([403, "forbidden_origin"]);
  });
});
