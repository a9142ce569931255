import { describe, expect, it } from "vitest";
import { ownNotices, readNotices } from "@/lib/bookings/notices/ownNotices";
import { tellBusiness } from "@/lib/bookings/notices/tellBusiness";
import { db } from "@/lib/db/client";
import { cancelFollowing } from "@/lib/desk/cancelFollowing";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { scheduleBooking } from "@/lib/visits/schedule/scheduleBooking";
import { bookAtDesk, deskNowMs, deskWish, onDeskDay } from "../../support/builders/desk";
import { linkProof, move, onMoveDay } from "../../support/builders/moves";
import { addOwner, choose, kindsShownTo, mailedOf, scopeOf, shownTo } from "../../support/builders/notices";
import { nowMs } from "../../support/builders/now";
import { addSignIn, ofAli, salonOfTwo } from "../../support/builders/personMails";
import { book, type Salon, salon } from "../../support/builders/salon";
import { afterUndo, ownerOf, schedule, scheduled, undo } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nothing = { byMail: false, inPage: false };

/** Maja, who owns the salon and is reached at its address; Ali, a member; and an owner who is at the desk. */
async function salonOfThree() {
  const place = await salonOfTwo();
  const desk = await addOwner(place);
  const { email } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
  return { place, desk, email, ali: place.member };
}

/** Bo, who works at the salon too and signs in. */
async function colleague(place: Salon) {
  const { id: staffId } = await db().staffMember.create({
    data: { providerId: place.id, name: "Bo", sort: 2 },
  });
  return { staffId, ...(await addSignIn(place, staffId)) };
}

describe("who is told of a booking, without a choice of theirs", () => {
  it("of what a customer does: the business at its address, the person, and every owner in the page", async () => {
    const { place, desk, email, ali } = await salonOfThree();
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    await cancelBooking(id, linkProof(id), { nowMs });
    expect((await mailedOf(place)).toSorted()).toEqual(
      [
        ["provider_booking_rescheduled", email],
        ["provider_person_booking_rescheduled", ali.email],
        ["provider_booking_cancelled", email],
        ["provider_person_booking_cancelled", ali.email],
      ].toSorted(),
    );
    for (const userId of [place.ownerId, desk.userId, ali.userId])
      expect(await kindsShownTo(place, userId)).toEqual(["moved", "cancelled"]);
  });

  it("of what an owner does: the person by mail, other owners in the page, and not the owner", async () => {
    const { place, desk, ali } = await salonOfThree();
    const id = await ofAli(place);
    await schedule(place, id, { at: onMoveDay("14:00") });
    expect(await mailedOf(place)).toEqual([["provider_person_booking_rescheduled", ali.email]]);
    expect(await kindsShownTo(place, place.ownerId)).toEqual([]);
    for (const userId of [desk.userId, ali.userId])
      expect(await kindsShownTo(place, userId)).toEqual(["moved"]);
  });

  it("of what a member does: the business and its owners, and not the member", async () => {
    const { place, desk, email, ali } = await salonOfThree();
    const id = await ofAli(place);
    await scheduleBooking(await scopeOf(place, ali.userId), {
      bookingId: id,
      startMs: Date.parse(onMoveDay("14:00")),
      outsideHours: false,
      sequence: 0,
      userId: ali.userId,
      nowMs,
    });
    expect(await mailedOf(place)).toEqual([["provider_booking_rescheduled", email]]);
    expect(await kindsShownTo(place, ali.userId)).toEqual([]);
    for (const userId of [place.ownerId, desk.userId])
      expect(await kindsShownTo(place, userId)).toEqual(["moved"]);
  });

  it("a member is told of their own alone, and of one that changes hands that it did", async () => {
    const { place, desk, ali } = await salonOfThree();
    const ofMaja = await book(place, { at: onMoveDay("09:00"), staffId: place.majaId });
    await move(ofMaja, onMoveDay("13:00"));
    expect(await kindsShownTo(place, ali.userId)).toEqual([]);
    await schedule(place, ofMaja, { staffId: place.aliId });
    const given = await shownTo(place, ali.userId);
    expect(given).toMatchObject([{ kind: "given", booking_id: ofMaja, customer_name: "Elsa Lindqvist" }]);
    await db().undoStep.updateMany({ data: { expiresAt: new Date() } });
    await schedule(place, ofMaja, { staffId: place.majaId });
    expect(await shownTo(place, ali.userId)).toMatchObject(
      ["given", "taken"].map((kind) => ({ kind, booking_id: null, customer_name: "", staff_name: null })),
    );
    expect(await kindsShownTo(place, desk.userId)).toEqual(["moved", "moved", "moved"]);
  });
});

describe("who is told of a booking, as they chose", () => {
  it.each([
    [{ byMail: true, inPage: true }, 1, 1],
    [{ byMail: true, inPage: false }, 1, 0],
    [{ byMail: false, inPage: true }, 0, 1],
    [nothing, 0, 0],
  ])(
    "a person who chose %o of moves gets that of moves, and the rest of all else",
    async (choice, mails, shown) => {
      const { place, ali } = await salonOfThree();
      await choose(ali.userId, choice, ["moved"]);
      const id = await ofAli(place);
      await move(id, onMoveDay("14:00"));
      const toAli = async () => (await mailedOf(place)).filter(([, recipient]) => recipient === ali.email);
      expect(await toAli()).toHaveLength(mails);
      expect(await kindsShownTo(place, ali.userId)).toHaveLength(shown);
      await cancelBooking(id, linkProof(id), { nowMs });
      expect(await toAli()).toHaveLength(mails + 1);
      expect(await kindsShownTo(place, ali.userId)).toHaveLength(shown + 1);
    },
  );

  it("the business's own address is mailed as the owner that it is reached by chose", async () => {
    const { place, email, ali } = await salonOfThree();
    await choose(place.ownerId, { byMail: false, inPage: true });
    await move(await ofAli(place), onMoveDay("14:00"));
    expect(await mailedOf(place)).toEqual([["provider_person_booking_rescheduled", ali.email]]);
    await db().providerMember.updateMany({ where: { userId: place.ownerId }, data: { noticesOf: "own" } });
    await choose(place.ownerId, { byMail: true, inPage: true });
    await move(await ofAli(place, { at: onMoveDay("09:00") }), onMoveDay("13:00"));
    expect(await kindsShownTo(place, place.ownerId)).toEqual(["moved"]);
    expect((await mailedOf(place)).map(([, recipient]) => recipient)).not.toContain(email);
    const ofMaja = await book(place, { at: onMoveDay("15:00"), staffId: place.majaId });
    await cancelBooking(ofMaja, linkProof(ofMaja), { nowMs });
    expect(await mailedOf(place)).toContainEqual(["provider_person_booking_cancelled", email]);
  });

  it("an owner who chose mails of all gets them at their own address, in their language, while they are an owner", async () => {
    const place = await salonOfTwo();
    const desk = await addOwner(place, "en");
    await choose(desk.userId, { byMail: true, inPage: true });
    await move(await ofAli(place), onMoveDay("14:00"));
    const mail = await db().outboxMail.findFirstOrThrow({ where: { recipient: desk.email } });
    expect(mail).toMatchObject({ kind: "provider_booking_rescheduled", locale: "en", userId: desk.userId });
    await db().providerMember.updateMany({ where: { userId: desk.userId }, data: { endedAt: new Date() } });
    expect(await db().outboxMail.count({ where: { recipient: desk.email } })).toBe(0);
  });
});

describe("a change", () => {
  it("that is told again, also at the same time, is told once", async () => {
    const { place } = await salonOfThree();
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    const before = await mailedOf(place);
    const again = () =>
      db().$transaction((tx) =>
        tellBusiness(tx, {
          topic: "moved",
          providerId: place.id,
          bookingIds: [id],
          actorUserId: null,
          isByOwner: false,
        }),
      );
    await Promise.all([again(), again(), again()]);
    expect(await mailedOf(place)).toEqual(before);
    expect(await kindsShownTo(place, place.ownerId)).toEqual(["moved"]);
  });

  it("that can be undone is shown when it cannot any more, and never when it was undone", async () => {
    const { place, ali } = await salonOfThree();
    const id = await ofAli(place);
    const token = await scheduled(place, id, { at: onMoveDay("14:00") });
    expect(await shownTo(place, ali.userId, Date.now() + 5_000)).toEqual([]);
    expect(await kindsShownTo(place, ali.userId)).toEqual(["moved"]);
    await undo(place, token);
    expect(await kindsShownTo(place, ali.userId)).toEqual([]);
    expect(await mailedOf(place)).toEqual([]);
  });

  it("that replaces another one within ten seconds is told with the first start, once", async () => {
    const { place, ali } = await salonOfThree();
    const id = await ofAli(place);
    await schedule(place, id, { at: onMoveDay("13:00") });
    await schedule(place, id, { at: onMoveDay("14:00") });
    expect(await shownTo(place, ali.userId)).toMatchObject([
      { previous_start_time: "2026-11-23T10:00:00.000Z", start_time: "2026-11-23T14:00:00.000Z" },
    ]);
    expect(await mailedOf(place)).toHaveLength(1);
  });
});

describe("a booking that is cancelled within ten seconds of a move", () => {
  it("is told as cancelled alone", async () => {
    const { place, ali } = await salonOfThree();
    const id = await ofAli(place);
    await schedule(place, id, { at: onMoveDay("14:00") });
    await cancelBooking(id, linkProof(id), { nowMs });
    expect(await kindsShownTo(place, ali.userId)).toEqual(["cancelled"]);
  });

  it("is told to whoever had it, at the time they knew, and to no colleague who never knew of it", async () => {
    const { place, ali } = await salonOfThree();
    const bo = await colleague(place);
    const id = await ofAli(place);
    await schedule(place, id, { at: onMoveDay("14:00"), staffId: bo.staffId });
    await cancelBooking(id, linkProof(id), { nowMs });
    expect(await kindsShownTo(place, bo.userId)).toEqual([]);
    expect(await shownTo(place, ali.userId)).toMatchObject([
      { kind: "cancelled", start_time: "2026-11-23T10:00:00.000Z", previous_start_time: null },
    ]);
    const people = (await mailedOf(place)).filter(([kind]) => kind.startsWith("provider_person_"));
    expect(people).toEqual([["provider_person_booking_cancelled", ali.email]]);
  });

  it("is told to a colleague who was told that it is theirs", async () => {
    const { place, ali } = await salonOfThree();
    const bo = await colleague(place);
    const id = await ofAli(place);
    await afterUndo(await scheduled(place, id, { staffId: bo.staffId }));
    await cancelBooking(id, linkProof(id), { nowMs });
    expect((await kindsShownTo(place, bo.userId)).toSorted()).toEqual(["cancelled", "given"]);
    expect(await kindsShownTo(place, ali.userId)).toEqual(["taken"]);
  });

  it("is told of a series with the dates that each of them knew", async () => {
    const { place, ali } = await salonOfThree();
    const bo = await colleague(place);
    const startTimes = ["09:00", "10:00"].map(onDeskDay);
    const wish = deskWish(place, "09:00", { startTimes, staffId: place.aliId });
    const { bookingIds } = await bookAtDesk(place, wish);
    const [first = "", second = ""] = bookingIds;
    await schedule(place, second, { staffId: bo.staffId, nowMs: deskNowMs });
    await cancelFollowing(place.id, { bookingId: first, actorUserId: place.ownerId, nowMs: deskNowMs });
    expect(await kindsShownTo(place, bo.userId)).toEqual([]);
    expect((await shownTo(place, ali.userId)).at(-1)).toMatchObject({ kind: "cancelled", further_dates: 1 });
  });
});

describe("a series that a member books", () => {
  it("is one mail to the business and one notice to each owner, with how many dates there are", async () => {
    const { place, email, ali, desk } = await salonOfThree();
    const startTimes = ["09:00", "10:00", "14:00"].map(onDeskDay);
    const reach = { staffMemberId: place.aliId, userId: ali.userId };
    await bookAtDesk(place, deskWish(place, "09:00", { startTimes }), reach);
    expect(await mailedOf(place)).toEqual([["provider_new_booking", email]]);
    expect(await shownTo(place, desk.userId)).toMatchObject([{ kind: "booked", further_dates: 2 }]);
    expect(await kindsShownTo(place, ali.userId)).toEqual([]);
  });

  it("of an owner for a person is one notice and one mail to that person", async () => {
    const { place, ali } = await salonOfThree();
    const startTimes = ["09:00", "10:00"].map(onDeskDay);
    await bookAtDesk(place, deskWish(place, "09:00", { startTimes, staffId: place.aliId }));
    expect(await mailedOf(place)).toEqual([["provider_person_new_booking", ali.email]]);
    expect(await shownTo(place, ali.userId)).toMatchObject([{ kind: "booked", further_dates: 1 }]);
  });

  it("that is cancelled from one date on is one notice and one mail to that person", async () => {
    const { place, ali } = await salonOfThree();
    const startTimes = ["09:00", "10:00", "14:00"].map(onDeskDay);
    const wish = deskWish(place, "09:00", { startTimes, staffId: place.aliId });
    const { bookingIds } = await bookAtDesk(place, wish);
    const bookingId = bookingIds[1] ?? "";
    await cancelFollowing(place.id, { bookingId, actorUserId: place.ownerId, nowMs: deskNowMs });
    expect((await mailedOf(place)).slice(1)).toEqual([["provider_person_booking_cancelled", ali.email]]);
    expect((await shownTo(place, ali.userId)).at(-1)).toMatchObject({ kind: "cancelled", further_dates: 1 });
  });
});

describe("what is shown", () => {
  it("is read by the sign-in that was told, once, and stays unread for everybody else", async () => {
    const { place, desk, ali } = await salonOfThree();
    await move(await ofAli(place), onMoveDay("14:00"));
    const [own, ofAliToo] = [await shownTo(place, desk.userId), await shownTo(place, ali.userId)];
    const ids = [...own, ...ofAliToo].map(({ id }) => id);
    await readNotices(await scopeOf(place, desk.userId), ids, Date.now() + 1_000);
    expect((await ownNotices(await scopeOf(place, desk.userId), Date.now() + 1_000)).unread).toBe(0);
    expect((await ownNotices(await scopeOf(place, ali.userId), Date.now() + 1_000)).unread).toBe(1);
  });

  it("is nothing of another business, and nothing once the sign-in ended", async () => {
    const { place, ali } = await salonOfThree();
    const other = await salon();
    await move(await ofAli(place), onMoveDay("14:00"));
    expect((await ownNotices(ownerOf(other), Date.now() + 1_000)).notices).toEqual([]);
    const scope = await scopeOf(place, ali.userId);
    await db().providerMember.updateMany({ where: { userId: ali.userId }, data: { endedAt: new Date() } });
    expect((await ownNotices(scope, Date.now() + 1_000)).notices).toEqual([]);
  });
});
