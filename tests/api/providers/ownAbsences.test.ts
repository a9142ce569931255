import { expect, it } from "vitest";
import { ownAbsencesCall, saveOwnAbsencesCall } from "@/lib/api/contract/business/ownAbsences";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { bookTimeOf, ownSalon } from "../../support/calls/business";
import type { Failure } from "../../support/calls/http";
import { colleagueOfTwo } from "../../support/calls/members";
import { expectPrivate } from "../../support/calls/refusal";

const path = "/providers/me/absences";

it("a member is told of their own bookings inside before an absence is saved, and of a newer version", async () => {
  const salon = await ownSalon();
  const vera = await colleagueOfTwo(salon.own, "Vera");
  const day = workdayAhead(8);
  const booking = await bookTimeOf(salon.service, timeOn(day, 10), vera.staffId);
  const read = await vera.own.get(path);
  expectPrivate(ownAbsencesCall, read);
  const tag = read.headers.get("etag") ?? "";
  const patch = <T = Failure>(body: object, ifMatch: string) =>
    vera.own.send<T>("PATCH", path, body, { "If-Match": ifMatch });
  const whole = { unavailableSlots: [{ start_time: timeOn(day, 8), end_time: timeOn(day, 18) }] };

  const asked = await patch<{ code: string; details: { id: string }[] }>(
    { ...whole, keptBookingIds: [] },
    tag,
  );
  expect([asked.status, asked.body.code]).toEqual([409, "bookings_left_out"]);
  expect(asked.body.details.map(({ id }) => id)).toEqual([booking.id]);
  expect(JSON.stringify(asked.body)).not.toMatch(/amount|420|@/);
  expect((await vera.own.get(path)).headers.get("etag")).toBe(tag);

  const saved = await patch({ ...whole, keptBookingIds: [booking.id] }, tag);
  expectPrivate(saveOwnAbsencesCall, saved);
  const newer = saved.headers.get("etag") ?? "";
  expect(newer).not.toBe(tag);
  const late = await patch(whole, tag);
  expect([late.status, late.body.code]).toEqual([412, "edit_conflict"]);
  expect((await patch({ deleteUnavailableSlotIds: [] }, newer)).status).toBe(200);
});
