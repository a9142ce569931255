import { expect, it } from "vitest";
import { maxUnavailableTimes } from "@/lib/availability/hours/unavailableDraft";
import { addBlock, changeBlock, removeBlock } from "@/lib/business/calendar/blocks";
import { db } from "@/lib/db/client";
import { onMoveDay } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf, refusalOf, undo } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const span = { startMs: Date.parse(onMoveDay("09:00")), endMs: Date.parse(onMoveDay("11:00")) };
const acting = (place: Salon) => ({ userId: place.ownerId, nowMs });
const blocksOf = (place: Salon) => db().unavailableTime.findMany({ where: { providerId: place.id } });

it("a blocked time keeps the bookings inside, names them, and is checked by what is booked meanwhile", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("10:00") });
  const wanted = { ...span, staffId: place.staffId, reason: "Kurs" };
  const { block, inside, undo: ticket } = await addBlock(ownerOf(place), wanted, acting(place));
  // Whoever works alone is the business.
  expect(block).toMatchObject({ staffMemberId: null, reason: "Kurs" });
  expect(inside).toMatchObject([{ id, customerName: "Elsa Lindqvist" }]);
  expect(ticket).not.toBeNull();
  expect((await addBlock(ownerOf(place), wanted, acting(place))).undo).toBeNull();
  const { settingsVersion } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
  expect(settingsVersion).toBeGreaterThan(0);
});

it("a blocked time is opened again by its undo, unless it was changed since", async () => {
  const place = await salon();
  const added = await addBlock(ownerOf(place), { ...span, staffId: null, reason: null }, acting(place));
  await undo(place, added.undo?.token ?? "");
  expect(await blocksOf(place)).toEqual([]);
  const again = await addBlock(ownerOf(place), { ...span, staffId: null, reason: null }, acting(place));
  const { id } = again.block;
  const changed = await changeBlock(
    ownerOf(place),
    id,
    { endMs: Date.parse(onMoveDay("12:00")) },
    acting(place),
  );
  expect((await refusalOf(undo(place, again.undo?.token ?? ""))).code).toBe("undo_over");
  await undo(place, changed.undo?.token ?? "");
  const removed = await removeBlock(ownerOf(place), id, acting(place));
  expect(await blocksOf(place)).toEqual([]);
  await undo(place, removed.token);
  expect(await blocksOf(place)).toMatchObject([{ id, endsAt: new Date(onMoveDay("11:00")) }]);
  expect((await refusalOf(undo(place, removed.token))).code).toBe("undo_over");
});

it("a blocked time of others is not a member's", async () => {
  const place = await salon();
  const sam = await addPerson(place, { name: "Sam" });
  const reach = { ...ownerOf(place), staffMemberId: sam };
  const wanted = { ...span, reason: null };
  expect((await refusalOf(addBlock(reach, { ...wanted, staffId: null }, acting(place)))).code).toBe(
    "owner_only",
  );
  const whole = await addBlock(ownerOf(place), { ...wanted, staffId: null }, acting(place));
  const maria = await addBlock(ownerOf(place), { ...wanted, staffId: place.staffId }, acting(place));
  expect((await refusalOf(removeBlock(reach, whole.block.id, acting(place)))).code).toBe("owner_only");
  expect((await refusalOf(removeBlock(reach, maria.block.id, acting(place)))).code).toBe("not_found");
  const own = await addBlock(reach, { ...wanted, staffId: sam }, acting(place));
  await removeBlock(reach, own.block.id, acting(place));
});

it("a blocked time is not changed into one more to come than a person may have, nor to less than a minute", async () => {
  const place = await salon();
  const sam = await addPerson(place, { name: "Sam" });
  const dayMs = 24 * 3_600_000;
  await db().unavailableTime.createMany({
    data: Array.from({ length: maxUnavailableTimes }, (_, day) => ({
      providerId: place.id,
      staffMemberId: sam,
      startsAt: new Date(span.startMs + day * dayMs),
      endsAt: new Date(span.endMs + day * dayMs),
    })),
  });
  const whole = await addBlock(ownerOf(place), { ...span, staffId: null, reason: null }, acting(place));
  const { id } = whole.block;
  const given = await refusalOf(changeBlock(ownerOf(place), id, { staffId: sam }, acting(place)));
  expect(given).toMatchObject({ code: "invalid_request", fields: [{ rule: "tooMany" }] });
  // One that counts already can still be changed.
  const [own] = await db().unavailableTime.findMany({ where: { staffMemberId: sam }, take: 1 });
  await changeBlock(ownerOf(place), own?.id ?? "", { reason: "Kurs" }, acting(place));
  const brief = changeBlock(ownerOf(place), id, { endMs: span.startMs + 59_999 }, acting(place));
  expect(await refusalOf(brief)).toMatchObject({ code: "invalid_request", fields: [{ path: "endTime" }] });
});
