import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { moveAvailabilityCall } from "@/lib/api/contract/customerBookings";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { tokenIn } from "../../support/calls/auth";
import { bookTimeOf, ownSalon } from "../../support/calls/business";
import { freeStarts } from "../../support/calls/checkout";
import { byLink, post, statusAndCode } from "../../support/calls/customerBookings";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";

type Times = z.output<typeof moveAvailabilityCall.answer>;

const days = (from: string, to = from) => `from=${from.slice(0, 10)}&to=${to.slice(0, 10)}`;
const ask = (address: string, headers = {}) => call<Times & Failure>(address, { headers });
const slotsOf = ({ body }: { body: Times }) => body.days.flatMap(({ slots }) => slots);

describe("GET /customers/me/bookings/{id}/availability", () => {
  it("has what the service's own has not: times that run into the booking, which a move takes", async () => {
    const { service } = await ownSalon();
    const { id, email, startTime } = await bookTimeOf(service, timeOn(workdayAhead(7), 10));
    const token = await tokenIn(email, "Din tid är bokad");
    const answer = await ask(`${byLink(id, token, "/availability")}&${days(startTime)}`);
    expectPrivate(moveAvailabilityCall, answer);
    for (const query of ["", "from=2026-11-26", "from=x&to=y", days(startTime, "2020-01-02")]) {
      const wrong = await ask(`${byLink(id, token, "/availability")}&${query}`);
      expect(statusAndCode(wrong), query).toEqual([400, "invalid_request"]);
    }
    const present = slotsOf(answer).find((slot) => slot.startTime === startTime);
    expect(present).toMatchObject({ available: false });
    const taken = new Set(await freeStarts(service, 0));
    const endMs = Date.parse(present?.endTime ?? "");
    const own = slotsOf(answer).filter(
      (slot) =>
        slot.available &&
        Date.parse(slot.startTime) < endMs &&
        slot.endTime > startTime &&
        !taken.has(slot.startTime),
    );
    const target = own[0]?.startTime ?? "";
    expect(target).not.toBe("");
    const moved = await post(byLink(id, token, "/reschedule"), { startTime: target });
    expect([moved.status, moved.body.start_time]).toEqual([200, target]);
  });
});
