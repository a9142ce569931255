import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { completeEnded } from "@/lib/visits/completeEnded";
import { markVisit } from "@/lib/visits/marks/markVisit";
import { objectToMark } from "@/lib/visits/marks/objectToMark";
import { bookAtDesk, deskWish, moa, onDeskDay } from "../../support/builders/desk";
import { linkProof, onMoveDay, stateOf } from "../../support/builders/moves";
import { book, type Salon, salon } from "../../support/builders/salon";
import { afterUndo, ownerOf, refusalOf, undo, waitingMails } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

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

const mailsOf = async (id: string) => (await waitingMails(id)).map(({ kind }) => kind);

it("a visit that is as not come again by an undo is told to its customer, whose mail the change had taken back", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("09:00") });
  await mark(place, id, "no_show", onMoveDay("09:15"));
  const slip = await mark(place, id, "arrived", onMoveDay("09:16"));
  expect(await mailsOf(id)).toEqual([]);
  await undo(place, slip?.token ?? "");
  expect(await waitingMails(id)).toMatchObject([{ kind: "visit_no_show" }]);
});

it("a customer who was told that they did not come is not told again for a slip that is undone or marked over", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("09:00") });
  const missed = await mark(place, id, "no_show", onMoveDay("09:15"));
  await afterUndo(missed?.token ?? "");
  const slip = await mark(place, id, "arrived", onMoveDay("09:16"));
  await undo(place, slip?.token ?? "");
  await mark(place, id, null, onMoveDay("09:17"));
  await mark(place, id, "no_show", onMoveDay("09:18"));
  expect(await mailsOf(id)).toEqual(["visit_no_show"]);
});

it("an invitation that follows from a mark waits for its undo, and is taken back by it", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("09:00") });
  const missed = await mark(place, id, "no_show", onMoveDay("09:15"));
  await afterUndo(missed?.token ?? "");
  await completeEnded(Date.parse("2026-11-25T12:00:00Z"));
  const invitations = async () => (await waitingMails(id)).filter(({ kind }) => kind === "review_invitation");
  const came = await mark(place, id, "arrived", "2026-11-25T13:00:00Z");
  const [waiting] = await invitations();
  expect(waiting?.inSeconds).toBeGreaterThan(5);
  await undo(place, came?.token ?? "");
  expect(await invitations()).toEqual([]);
  expect((await stateOf(id)).reviewInvitedAt).toBeNull();
  await mark(place, id, "arrived", "2026-11-25T13:01:00Z");
  const slip = await mark(place, id, "no_show", "2026-11-25T13:01:05Z");
  expect(await invitations()).toEqual([]);
  await undo(place, slip?.token ?? "");
  expect(await invitations()).toHaveLength(1);
});

it("marking the same visit over and over is refused, so that nobody is mailed without end", async () => {
  const place = await salon();
  const id = await book(place, { at: onMoveDay("09:00") });
  for (let times = 0; times < 15; times += 1) {
    await mark(place, id, "no_show", onMoveDay("09:15"));
    await mark(place, id, null, onMoveDay("09:15"));
  }
  expect((await refusalOf(mark(place, id, "no_show", onMoveDay("09:15")))).code).toBe("too_many_requests");
});

it("the customer of a booking by phone is told that they did not come within what the business may mail", async () => {
  const place = await salon();
  const wish = deskWish(place, "09:00", { client: { ...moa, email: "moa@kund.example" } });
  const { bookingIds } = await bookAtDesk(place, wish);
  const [id = ""] = bookingIds;
  const owner = { where: { id: place.ownerId }, data: { emailVerifiedAt: null } };
  await db().user.update(owner);
  const refused = await refusalOf(mark(place, id, "no_show", onDeskDay("09:15")));
  expect(refused.code).toBe("customer_mails_unconfirmed");
  expect((await stateOf(id)).visitMark).toBeNull();
  expect(await mark(place, id, "arrived", onDeskDay("09:15"))).not.toBeNull();
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
