import { beforeAll, describe, expect, it } from "vitest";
import { rescheduleBookingCall } from "@/lib/api/contract/customerBookings";
import { bookAsGuest, bookTime, type Held, hold, newCustomer } from "../../support/builders/bookedTimes";
import { inbox } from "../../support/calls/auth";
import type { SignedIn } from "../../support/calls/business";
import { freeStarts, loneBusiness } from "../../support/calls/checkout";
import {
  afterFreeCancellation,
  bookingsPath,
  byLink,
  ownerEmail,
  post,
  statusAndCode,
  written,
} from "../../support/calls/customerBookings";
import { call } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";

let anna: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  [anna, stranger] = await Promise.all([newCustomer(), newCustomer()]);
});

describe("POST /customers/me/bookings/{id}/reschedule", () => {
  it("moves to another free time, frees the old one, and mails both", async () => {
    const { id, token, email, service, startTime } = await bookAsGuest(loneBusiness);
    const target = (await freeStarts(service, 24)).find((start) => start > startTime) ?? "";
    const answer = await post(byLink(id, token, "/reschedule"), { startTime: target });
    expectPrivate(rescheduleBookingCall, answer);
    expect(answer.body).toMatchObject({
      id,
      status: "confirmed",
      start_time: target,
      total_amount: service.price,
    });
    expect(answer.body.events.at(-1)).toMatchObject({
      kind: "rescheduled",
      by: "customer",
      previous_start: startTime,
    });
    const free = await freeStarts(service);
    expect(free).toContain(startTime);
    expect(free).not.toContain(target);
    const mail = await inbox().waitFor(email, "Ny tid");
    const calendar = mail.attachments.map(({ text }) => text ?? "").join();
    expect(calendar).toContain(`UID:${id}@`);
    expect(calendar).toContain("SEQUENCE:1");
    expect(calendar).toContain("METHOD:PUBLISH");
    await inbox().waitFor(await ownerEmail(loneBusiness), "Flyttad");
  });

  it("takes the customer's session as well, and the time it has without a change", async () => {
    const { id, startTime } = await bookTime(anna);
    const before = await written(id);
    const answer = await post(`${bookingsPath}/${id}/reschedule`, { startTime }, { Cookie: anna.cookie });
    expectPrivate(rescheduleBookingCall, answer);
    expect(await written(id)).toEqual(before);
  });

  it("gives a slot to one of two who want it at once", async () => {
    const first = await bookTime(anna, loneBusiness);
    const second = await bookTime(anna, loneBusiness);
    const target = (await freeStarts(first.service, 40))[0] ?? "";
    const answers = await Promise.all(
      [first, second].map(({ id }) =>
        post(`${bookingsPath}/${id}/reschedule`, { startTime: target }, { Cookie: anna.cookie }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toMatch(/^slot_/);
  });

  it("takes ten moves of a booking in an hour, and then none for a while", async () => {
    const { id, token, service, startTime } = await bookAsGuest();
    const target = (await freeStarts(service, 30))[0] ?? "";
    const to = (start: string) => post(byLink(id, token, "/reschedule"), { startTime: start });
    for (let round = 0; round < 5; round += 1) {
      for (const start of [target, startTime]) expect((await to(start)).status).toBe(200);
    }
    const before = await written(id);
    const tooMany = await to(target);
    expect(statusAndCode(tooMany)).toEqual([429, "too_many_requests"]);
    expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await to(startTime)).status).toBe(200);
    expect(await written(id)).toEqual(before);
  });

  it("refuses a taken time, one off the step and the past, and writes nothing", async () => {
    const taken = await bookTime(anna, loneBusiness);
    const { id, token } = await bookAsGuest(loneBusiness);
    const before = await written(id);
    const to = (startTime: string) => post(byLink(id, token, "/reschedule"), { startTime });
    expect(statusAndCode(await to(taken.startTime))).toEqual([409, "slot_taken"]);
    const offStep = await to(new Date(Date.parse(taken.startTime) + 60_000).toISOString());
    expect([offStep.body.code, offStep.body.details]).toEqual(["slot_unavailable", { reason: "off_step" }]);
    const past = await to("2020-01-02T10:00:00Z");
    expect([past.body.code, past.body.details]).toEqual(["slot_unavailable", { reason: "past" }]);
    expect(await written(id)).toEqual(before);
  });

  it("is refused after free cancellation, before payment and when it is cancelled", async () => {
    const { id, token, service } = await bookAsGuest();
    const target = (await freeStarts(service, 30))[0] ?? "";
    const move = () => post(byLink(id, token, "/reschedule"), { startTime: target });
    await afterFreeCancellation(id);
    const late = await move();
    expect([late.body.code, late.body.details]).toEqual([
      "transition_not_allowed",
      { from: "confirmed", reason: "too_late" },
    ]);
    await post(byLink(id, token, "/cancel"));
    expect((await move()).body.details).toEqual({ from: "cancelled", reason: "final" });
    const held = await hold(anna);
    const early = await post(
      `${bookingsPath}/${held.id}/reschedule`,
      { startTime: target },
      { Cookie: anna.cookie },
    );
    expect(early.body.details).toEqual({ from: "pending", reason: "awaiting_payment" });
  });

  describe("refuses", () => {
    let held: Held;
    beforeAll(async () => {
      held = await hold(anna);
    });

    it.each([
      ["nothing", undefined],
      ["no time", {}],
      ["a time without offset", { startTime: "2027-01-02T10:00:00" }],
      ["a number", { startTime: 1 }],
      ["a time out of reach", { startTime: "9999-01-02T10:00:00Z" }],
    ])("%s", async (_what, body) => {
      const { id } = held;
      const answer = await post(`${bookingsPath}/${id}/reschedule`, body, { Cookie: anna.cookie });
      expect(statusAndCode(answer)).toEqual([400, "invalid_request"]);
    });
  });

  it("does nothing for anybody else", async () => {
    const { id, service } = await bookTime(anna);
    const before = await written(id);
    const startTime = (await freeStarts(service, 30))[0] ?? "";
    const address = `${bookingsPath}/${id}/reschedule`;
    expect((await post(address, { startTime }, { Cookie: stranger.cookie })).status).toBe(404);
    expect((await post(`${address}?token=nonsense`, { startTime })).status).toBe(404);
    expect(statusAndCode(await post(address, { startTime }))).toEqual([401, "not_signed_in"]);
    expect(await written(id)).toEqual(before);
  });
});

describe("GET /customers/me/bookings/{id}/calendar.ics", () => {
  it("is for whoever shows something", async () => {
    const { id } = await bookAsGuest();
    expect(statusAndCode(await call(`${bookingsPath}/${id}/calendar.ics`))).toEqual([401, "not_signed_in"]);
    expect(statusAndCode(await call(byLink(id, "x", "/calendar.ics")))).toEqual([404, "not_found"]);
  });

  it("is a file that moves with the booking", async () => {
    const { id, token, service } = await bookAsGuest();
    const file = async () => String((await call(byLink(id, token, "/calendar.ics"))).body);
    expect(await file()).toContain("SEQUENCE:0");
    const startTime = (await freeStarts(service, 30))[0] ?? "";
    await post(byLink(id, token, "/reschedule"), { startTime });
    const moved = await file();
    expect(moved).toContain("SEQUENCE:1");
    expect(moved).toContain(`DTSTART:${startTime.replace(/[-:]|\.\d{3}/g, "")}`);
  });
});
