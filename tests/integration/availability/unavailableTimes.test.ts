import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { reasonMaxLength } from "@/lib/availability/hours/unavailableDraft";
import { settingsEditSchema } from "@/lib/business/settings/settingsEdit";
import { db } from "@/lib/db/client";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { away, readSettings, refusalAndFields, saveAsOwner } from "../../support/builders/settings";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

describe("unavailable times", () => {
  const slots = async (place: Salon) => (await readSettings(place)).unavailableSlots;

  it("are added, changed, left and taken away in one save", async () => {
    const place = await salon();
    const three = [
      away("01T08:00", "01T12:00", { reason: " Kurs " }),
      away("02T08:00", "02T12:00", { reason: " " }),
      away("03T08:00", "03T12:00"),
    ];
    await saveAsOwner(place, { unavailableSlots: three });
    const [course, second, third] = await slots(place);
    expect([course?.reason, second?.reason, third?.reason]).toEqual(["Kurs", null, null]);

    await saveAsOwner(place, {
      unavailableSlots: [
        away("01T08:00", "01T13:00", { id: course?.id.toUpperCase(), reason: null }),
        away("04T08:00", "04T12:00"),
      ],
      deleteUnavailableSlotIds: [second?.id, randomUUID()],
    });
    expect(await slots(place)).toMatchObject([
      { id: course?.id, end_time: "2026-12-01T13:00:00.000Z", reason: null },
      { id: third?.id },
      { start_time: "2026-12-04T08:00:00.000Z" },
    ]);
  });

  it("are not doubled when a save is repeated", async () => {
    const place = await salon();
    const edit = { unavailableSlots: [away("24T08:00", "24T12:00", { reason: "Julafton" })] };
    await saveAsOwner(place, edit);
    await saveAsOwner(place, edit);
    expect(await slots(place)).toHaveLength(1);
    await saveAsOwner(place, { unavailableSlots: [away("24T08:00", "24T12:00", { reason: "Jul" })] });
    expect(await slots(place)).toHaveLength(2);
  });

  it("can take the place that another one leaves in the same save", async () => {
    const place = await salon();
    await saveAsOwner(place, { unavailableSlots: [away("24T08:00", "24T09:00")] });
    const [first] = await slots(place);
    const moved = away("24T10:00", "24T11:00", { id: first?.id });
    await saveAsOwner(place, { unavailableSlots: [moved, away("24T08:00", "24T09:00")] });
    expect((await slots(place)).map((slot) => [slot.id === first?.id, slot.start_time])).toEqual([
      [false, "2026-12-24T08:00:00.000Z"],
      [true, "2026-12-24T10:00:00.000Z"],
    ]);
  });

  it("of others, of single people and of nobody are unknown, and stay", async () => {
    const [place, other] = [await salon(), await salon()];
    await saveAsOwner(other, { unavailableSlots: [away("24T08:00", "24T12:00")] });
    const [theirs] = await slots(other);
    const own = await db().unavailableTime.create({
      data: {
        providerId: place.id,
        staffMemberId: place.staffId,
        startsAt: new Date("2026-12-10T08:00:00Z"),
        endsAt: new Date("2026-12-10T12:00:00Z"),
      },
    });
    for (const id of [theirs?.id, own.id, randomUUID()]) {
      const unavailableSlots = [away("25T08:00", "25T12:00"), away("26T08:00", "26T12:00", { id })];
      const provider = { description: "Nytt" };
      expect(await refusalAndFields(saveAsOwner(place, { provider, unavailableSlots }))).toEqual([
        "invalid_request",
        "unavailableSlots.1.id",
      ]);
    }
    await saveAsOwner(place, { deleteUnavailableSlotIds: [theirs?.id, own.id] });
    expect(await slots(other)).toEqual([theirs]);
    expect(await db().unavailableTime.count({ where: { id: own.id } })).toBe(1);
    expect([await slots(place), (await readSettings(place)).provider.description]).toEqual([[], ""]);
  });

  it("are taken away when they are both listed and to be deleted", async () => {
    const place = await salon();
    await saveAsOwner(place, { unavailableSlots: [away("24T08:00", "24T12:00")] });
    const [listed] = await slots(place);
    await saveAsOwner(place, { unavailableSlots: [listed], deleteUnavailableSlotIds: [listed?.id] });
    expect(await slots(place)).toEqual([]);
  });

  it("have room for 500 ahead, and not one more", async () => {
    const place = await salon();
    const data = Array.from({ length: 500 }, (_, index) => ({
      providerId: place.id,
      startsAt: new Date(nowMs + index * 86_400_000),
      endsAt: new Date(nowMs + index * 86_400_000 + 3_600_000),
    }));
    await db().unavailableTime.createMany({ data });
    await saveAsOwner(place);
    const more = { unavailableSlots: [away("24T08:00", "24T08:30")] };
    expect(await refusalAndFields(saveAsOwner(place, more))).toEqual(["invalid_request", "unavailableSlots"]);
    const [first] = await slots(place);
    await saveAsOwner(place, { ...more, deleteUnavailableSlotIds: [first?.id] });
    expect(await slots(place)).toHaveLength(500);
  });

  it.each([
    [away("24T08:00", "24T08:00"), "unavailableSlots.0.end_time"],
    [away("24T08:00", "23T08:00"), "unavailableSlots.0.end_time"],
    [{ ...away("24T08:00", "24T09:00"), start_time: "2026-12-24T08:00:00" }, "unavailableSlots.0.start_time"],
    [away("24T08:00", "24T09:00", { id: "42" }), "unavailableSlots.0.id"],
    [away("24T08:00", "24T09:00", { reason: "a".repeat(reasonMaxLength + 1) }), "unavailableSlots.0.reason"],
  ])("are refused: %j", async (slot, path) => {
    const given = { ...(await readSettings(await salon())), unavailableSlots: [slot] };
    const { error } = settingsEditSchema.safeParse(given);
    expect(error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
  });
});

describe("bookings inside new unavailable times", () => {
  it("are named, and stand", async () => {
    const place = await salon();
    const inside = await book(place, { at: "2026-12-24T10:00:00Z" });
    const across = await book(place, { at: "2026-12-24T11:45:00Z" });
    const held = await book(place, {
      at: "2026-12-24T09:00:00Z",
      status: "pending",
      holdExpiresAt: new Date(nowMs + 60_000),
    });
    await book(place, {
      at: "2026-12-24T09:30:00Z",
      status: "pending",
      holdExpiresAt: new Date(nowMs - 3_600_000),
    });
    await book(place, { at: "2026-12-24T10:30:00Z", status: "cancelled" });
    await book(place, { at: "2026-12-24T12:15:00Z" });
    await book(await salon(), { at: "2026-12-24T10:00:00Z" });

    const edit = { unavailableSlots: [away("24T08:00", "24T12:00")] };
    const { settings, bookingsInside } = await saveAsOwner(place, edit);
    expect(bookingsInside.map(({ id }) => id)).toEqual([held, inside, across]);
    const [slot] = settings.unavailable;
    expect(new Set(bookingsInside.map(({ unavailableTimeId }) => unavailableTimeId))).toEqual(
      new Set([slot?.id]),
    );
    expect(await db().booking.findUnique({ where: { id: inside } })).toMatchObject({ status: "confirmed" });

    expect((await saveAsOwner(place)).bookingsInside).toEqual([]);
    const longer = [away("24T08:00", "24T12:30", { id: slot?.id })];
    expect((await saveAsOwner(place, { unavailableSlots: longer })).bookingsInside).toHaveLength(4);
  });
});
