import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { addBlockCall, changeBlockCall, removeBlockCall } from "@/lib/api/contract/business/ownCalendar";
import type { blockedSchema, Undo } from "@/lib/business/calendar/changeSchemas";
import { timeOn } from "../../support/builders/daysAhead";
import { type OwnSalon, ownSalon, type SignedIn } from "../../support/calls/business";
import { calendarOf, daysOfTheirOwn, undo } from "../../support/calls/calendar";
import { bookByPhone } from "../../support/calls/desk";
import { statusAndCode } from "../../support/calls/deskPayments";
import type { Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

type BlockAnswer = z.infer<typeof blockedSchema>;

let salon: OwnSalon;
let own: SignedIn;
beforeAll(async () => {
  salon = await ownSalon();
  own = salon.own;
});

const nextDay = daysOfTheirOwn(7);

describe("a blocked time", () => {
  const path = "/providers/me/blocks";
  const blockOf = (day: string, hour: number) => ({
    startTime: timeOn(day, hour),
    endTime: timeOn(day, hour + 1),
    staffId: null,
    reason: "Inköp",
  });

  it("is added with what is booked inside, changed, removed, and opened by its undo", async () => {
    const day = nextDay();
    await bookByPhone(salon, timeOn(day, 14));
    const added = await own.send<BlockAnswer & Failure>("POST", path, blockOf(day, 14));
    expectPrivate(addBlockCall, added);
    expect(added.body.bookings_inside).toMatchObject([{ customer_name: "Moa Lind" }]);
    const { id } = added.body.block;
    const changed = await own.send<BlockAnswer>("PATCH", `${path}/${id}`, {
      endTime: timeOn(day, 16),
      reason: null,
    });
    expectPrivate(changeBlockCall, changed);
    expect(changed.body.block).toMatchObject({ end_time: timeOn(day, 16), reason: null });
    const removed = await own.send<{ undo: Undo }>("DELETE", `${path}/${id}`);
    expectPrivate(removeBlockCall, removed);
    expect((await calendarOf(own, `from=${day}&to=${day}`)).body.absences).toEqual([]);
    expect((await undo(own, removed.body.undo.token)).status).toBe(204);
    expect((await calendarOf(own, `from=${day}&to=${day}`)).body.absences).toMatchObject([{ reason: null }]);
  });

  it("is refused without an end, the wrong way round, of nobody, and of another business", async () => {
    const day = nextDay();
    const good = blockOf(day, 9);
    expect(wrongFields(await own.send<Failure>("POST", path, { ...good, endTime: undefined }))).toEqual([
      "endTime",
    ]);
    expect(wrongFields(await own.send<Failure>("POST", path, { ...good, endTime: good.startTime }))).toEqual([
      "endTime",
    ]);
    const nobody = await own.send<Failure>("POST", path, { ...good, staffId: randomUUID() });
    expect(statusAndCode(nobody)).toEqual([404, "staff_not_found"]);
    const added = await own.send<BlockAnswer>("POST", path, good);
    const late = await own.send<Failure>("PATCH", `${path}/${added.body.block.id}`, {
      endTime: timeOn(day, 8),
    });
    expect(late.status).toBe(400);
    const other = (await ownSalon()).own;
    for (const method of ["PATCH", "DELETE"]) {
      const answer = await other.send<Failure>(method, `${path}/${added.body.block.id}`, { reason: "Min" });
      expect(statusAndCode(answer)).toEqual([404, "not_found"]);
    }
    expect(statusAndCode(await undo(other, added.body.undo?.token ?? ""))).toEqual([404, "not_found"]);
  });
});
