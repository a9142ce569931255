import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { completeEnded } from "@/lib/visits/completeEnded";
import { markVisit } from "@/lib/visits/marks/markVisit";
import { objectToMark } from "@/lib/visits/marks/objectToMark";
import { linkProof, onMoveDay, stateOf } from "../../support/builders/moves";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf, refusalOf, undo, waitingMails } from "../../support/builders/schedules";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const mark = (place: Salon, bookingId: string, wanted: "arrived" | "no_show" | null, now: string) =>
  markVisit(ownerOf(place), { bookingId, mark: wanted, userId: place.ownerId, nowMs: Date.parse(now) });

it("a visit is marked from its time on, and changes neither status nor money", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("09:00") });
  const early = { code: "transition_not_allowed", details: { reason: "too_early" } };
  expect(await refusalOf(mark(place, id, "arrived", onMoveDay("08:29")))).toMatchObject(early);
  expect(await refusalOf(mark(place, id, "no_show", onMoveDay("08:59")))).toMatchObject(early);
  await mark(place, id, "arrived", onMoveDay("08:30"));
  expect(await mark(place, id, "arrived", onMoveDay("08:31"))).toBeNull();
  const missed = await mark(place, id, "no_show", onMoveDay("09:15"));
  expect(await stateOf(id)).toMatchObject({
    visitMark: "no_show",
    markedBy: place.ownerId,
    status: "confirmed",
    sequence: 0,
  });
  expect(await waitingMails(id)).toMatchObject([{ kind: "visit_no_show" }]);
  await undo(place, missed?.token ?? "");
  expect(await stateOf(id)).toMatchObject({ visitMark: "arrived", markedAt: new Date(onMoveDay("08:30")) });
  expect(await waitingMails(id)).toEqual([]);
  const held = await book(place, { at: onMoveDay("10:00"), status: "pending" });
  expect((await refusalOf(mark(place, held, "arrived", onMoveDay("10:00")))).code).toBe(
    "transition_not_allowed",
  );
});

it("a visit is not asked for a review when nobody came", async () => {
  const place = await salon();
  const [missed, came] = [
    await book(place, { at: onMoveDay("09:00") }),
    await book(place, { at: onMoveDay("10:00") }),
  ];
  await mark(place, missed, "no_show", onMoveDay("09:15"));
  await completeEnded(Date.parse("2026-11-25T12:00:00Z"));
  expect(await stateOf(missed)).toMatchObject({ status: "completed", reviewInvitedAt: null });
  expect((await stateOf(came)).reviewInvitedAt).not.toBeNull();
  await mark(place, missed, "arrived", "2026-11-25T13:00:00Z");
  expect((await stateOf(missed)).reviewInvitedAt).not.toBeNull();
});

it("a marked visit that is cancelled loses its mark, and nobody is told that they missed it", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("09:00") });
  const now = onMoveDay("09:15");
  const missed = await mark(place, id, "no_show", now);
  const calledOff = {
    bookingId: id,
    to: "cancelled",
    actorUserId: place.ownerId,
    nowMs: Date.parse(now),
  } as const;
  await changeBookingStatus(ownerOf(place), calledOff);
  expect(await stateOf(id)).toMatchObject({
    status: "cancelled",
    visitMark: null,
    markedAt: null,
    markedBy: null,
  });
  expect((await waitingMails(id)).map(({ kind }) => kind)).not.toContain("visit_no_show");
  expect((await refusalOf(undo(place, missed?.token ?? ""))).code).toBe("undo_over");
});

it("a mark is objected to once, by its customer", async () => {
  const [place, other] = [await salon(), await salon()];
  const [id, strange] = [
    await book(place, { at: onMoveDay("09:00") }),
    await book(other, { at: onMoveDay("09:00") }),
  ];
  const words = { text: "Jag var där", nowMs: Date.parse(onMoveDay("11:00")) };
  expect((await refusalOf(objectToMark(id, linkProof(id), words))).code).toBe("transition_not_allowed");
  await mark(place, id, "no_show", onMoveDay("09:15"));
  expect((await refusalOf(objectToMark(id, linkProof(strange), words))).code).toBe("not_found");
  const results = await Promise.allSettled([
    objectToMark(id, linkProof(id), words),
    objectToMark(id, linkProof(id), words),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db().bookingEvent.findMany({ where: { bookingId: id, kind: "objected" } })).toMatchObject([
    { actor: "guest", data: { text: "Jag var där" } },
  ]);
  expect((await waitingMails(id)).map(({ kind }) => kind)).toContain("provider_visit_objection");
  expect((await stateOf(id)).visitMark).toBe("no_show");
});

it("a visit that is marked anew as not come is objected to anew", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("09:00") });
  const object = () => objectToMark(id, linkProof(id), { text: null, nowMs: Date.parse(onMoveDay("11:00")) });
  await mark(place, id, "no_show", onMoveDay("09:15"));
  await object();
  await mark(place, id, null, onMoveDay("09:20"));
  await mark(place, id, "no_show", onMoveDay("09:25"));
  await object();
  expect((await refusalOf(object())).code).toBe("transition_not_allowed");
  expect(await db().bookingEvent.count({ where: { bookingId: id, kind: "objected" } })).toBe(2);
});
