import { describe, expect, it } from "vitest";
import { loadDashboard } from "@/lib/business/dashboard/dashboard";
import { serializeBusiness, serializeOwnSettings } from "@/lib/business/serializers";
import { loadOwnSettings } from "@/lib/business/settings/ownSettings";
import { db } from "@/lib/db/client";
import { salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/** A Friday, 13:00 in Stockholm. */
const nowMs = Date.parse("2026-11-20T12:00:00Z");

describe("what a business is told of itself", () => {
  it("is its settings, always with seven days, and only unavailable times that are not over", async () => {
    const place = await salon();
    await db().openingHours.deleteMany({ where: { providerId: place.id, dayOfWeek: 7 } });
    for (const [from, to] of [
      ["2026-11-19T10:00:00Z", "2026-11-19T11:00:00Z"],
      ["2026-11-20T11:00:00Z", "2026-11-20T13:00:00Z"],
    ] as const)
      await db().unavailableTime.create({
        data: { providerId: place.id, startsAt: new Date(from), endsAt: new Date(to) },
      });
    const answer = serializeOwnSettings(await loadOwnSettings(place.id, nowMs));
    expect(answer.openingHours.map(({ day_of_week, is_closed }) => [day_of_week, is_closed])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
      [6, false],
      [7, true],
    ]);
    expect(answer.openingHours[0]).toMatchObject({ open_time: "09:00", lunch_end_time: "13:00" });
    expect(answer.unavailableSlots.map(({ end_time, reason }) => [end_time, reason])).toEqual([
      ["2026-11-20T13:00:00.000Z", null],
    ]);
  });

  it("has its e-mail address, and no average before the first review", async () => {
    const place = await salon();
    const { business } = await loadDashboard(place.id, nowMs);
    expect(serializeBusiness(business)).toMatchObject({
      email: expect.stringContaining("@"),
      average_rating: null,
      commission_rate: 5,
      plan: "payg",
    });
  });
});
