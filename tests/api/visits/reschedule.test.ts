import { beforeAll, describe, expect, it } from "vitest";
import { rescheduleBookingCall } from "@/lib/api/contract/customerBookings";
import { bookAsGuest, bookTime, type Held, hold, newCustomer } from "../../support/builders/bookedTimes";
import { inbox } from "../../support/calls/auth";
import type { SignedIn } from "../../support/calls/business";
import { freeStarts, loneBusiness } from "../../support/calls/checkout";
import {
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
beforeAll(async () => {
  anna = await newCustomer();
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
    const file = String((await call(byLink(id, token, "/calendar.ics"))).body);
    expect(file).toContain("SEQUENCE:1");
    expect(file).toContain(`DTSTART:${target.replace(/[-:]|\.\d{3}/g, "")}`);
  });

  it("takes the customer's session as well, and the time it has without a change", async () => {
    const { id, startTime } = await bookTime(anna);
    const before = await written(id);
    const answer = await post(`${bookingsPath}/${id}/reschedule`, { startTime }, { Cookie: anna.cookie });
    expectPrivate(rescheduleBookingCall, answer);
    expect(await written(id)).toEqual(before);
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
});
