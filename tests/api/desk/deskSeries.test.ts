import { beforeAll, describe, expect, it } from "vitest";
import { cancelFollowingCall, previewBookingCall } from "@/lib/api/contract/business/desk";
import type { Preview } from "@/lib/desk/schemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail, inbox } from "../../support/calls/auth";
import { type OwnSalon, ownSalon } from "../../support/calls/business";
import {
  bookByPhone,
  type DeskFailure,
  detailOf,
  ownBookingsPath,
  phoneWish,
  postBooking,
  sendTo,
} from "../../support/calls/desk";
import type { Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

let salon: OwnSalon;
beforeAll(async () => {
  salon = await ownSalon();
});

const day = workdayAhead(7);
const preview = (body: object) =>
  salon.own.send<Preview & Failure>("POST", `${ownBookingsPath}/preview`, body);

describe("a repeating booking", () => {
  const weekly = [0, 7, 14].map((days) => timeOn(workdayAhead(21 + days), 10));

  it("is previewed with each date, what is in the way, and what would fit", async () => {
    await bookByPhone(salon, weekly[1] ?? "");
    const lines = [{ serviceId: salon.service.id }];
    const answer = await preview({ lines, startTime: weekly[0], repeat: { weeks: 1, times: 3 } });
    expectPrivate(previewBookingCall, answer);
    const { dates } = answer.body;
    expect(dates.map(({ start_time, refusal }) => [start_time, refusal])).toEqual([
      [weekly[0], null],
      [weekly[1], "taken"],
      [weekly[2], null],
    ]);
    expect(dates[1]?.in_the_way).toMatchObject([{ customer_name: "Moa Lind" }]);
    expect(dates[1]?.alternatives.length).toBeGreaterThan(0);
    const all = await postBooking<DeskFailure>(salon.own, { ...phoneWish(salon, ""), startTimes: weekly });
    expect(all.body.code).toBe("slot_taken");
    expect(all.body.details.clashes.map(({ start_time }) => start_time)).toEqual([weekly[1]]);
  });

  it("is booked whole, told by one mail with one file, and cancelled from one date on", async () => {
    const email = freshEmail();
    const startTimes = [weekly[0] ?? "", timeOn(workdayAhead(28), 14), weekly[2] ?? ""];
    const client = { name: "Nils Ek", email };
    const { body } = await postBooking(salon.own, phoneWish(salon, "", { client, startTimes }));
    expect(body.bookings.map(({ booking_date }) => booking_date)).toEqual(startTimes);
    expect(new Set(body.bookings.map(({ series_id }) => series_id))).toEqual(new Set([body.series_id]));
    const mail = await inbox().waitFor(email, "Din tid är bokad");
    expect(mail.attachments[0]?.text?.match(/^UID:/gm)).toHaveLength(3);
    expect(mail.text).toContain("den första av 3 tider");

    const [first, second, third] = body.bookings;
    const answer = await sendTo<{ cancelled: number } & Failure>(
      salon.own,
      "POST",
      second?.id ?? "",
      "cancel-following",
    );
    expectPrivate(cancelFollowingCall, answer);
    expect(answer.body.cancelled).toBe(2);
    const statuses = [first, second, third].map(
      async (each) => (await detailOf(salon.own, each?.id ?? "")).status,
    );
    expect(await Promise.all(statuses)).toEqual(["confirmed", "cancelled", "cancelled"]);
    await inbox().waitFor(email, "Avbokat");
    const mails = (await inbox().list(email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.startsWith("Din tid är bokad"))).toHaveLength(1);
  });

  it.each([
    ["neither a time nor a day", {}, "startTime"],
    ["both", { date: day, startTime: timeOn(day, 9) }, "startTime"],
    ["no repetition", { startTime: timeOn(day, 9), repeat: { weeks: 1, times: 1 } }, "repeat.times"],
    ["27 dates", { startTime: timeOn(day, 9), repeat: { weeks: 1, times: 27 } }, "repeat.times"],
    ["a day there is not", { date: "2026-02-30" }, "date"],
  ])("is not previewed with %s", async (_what, change, field) => {
    const answer = await preview({ lines: [{ serviceId: salon.service.id }], ...change });
    expect(wrongFields(answer)).toEqual([field]);
  });
});
