import { describe, expect, it } from "vitest";
import { writeMorningMails } from "@/lib/bookings/notices/morningMails";
import { saveNoticeSettings } from "@/lib/bookings/notices/noticeSettings";
import { db } from "@/lib/db/client";
import type { MorningMailChoice } from "@/lib/db/generated/enums";
import { morningLetter } from "@/lib/notifications/letters/morningLetter";
import { letterText } from "@/lib/notifications/letters/renderLetter";
import { addOwner, scopeOf } from "../../support/builders/notices";
import { addSignIn, salonOfTwo } from "../../support/builders/personMails";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const turnOn = (userId: string, morningMail: MorningMailChoice = "booked") =>
  db().providerMember.updateMany({ where: { userId }, data: { morningMail } });
const mailsTo = (recipient: string) =>
  db().outboxMail.findMany({ where: { recipient, kind: "morning_day" } });
const write = (at: string) => writeMorningMails(Date.parse(at));

/** Ali, with a booking at ten UTC of a day. */
async function aliOn(day: string, locale = "sv") {
  const place = await salonOfTwo(locale);
  await book(place, { at: `${day}T10:00:00Z`, staffId: place.aliId });
  await turnOn(place.member.userId);
  return place;
}

describe("the mail with the day", () => {
  it("is written from seven on, once, however often and by however many workers it is asked for", async () => {
    const { member } = await aliOn("2026-11-26");
    await write("2026-11-26T05:59:00Z");
    expect(await mailsTo(member.email)).toEqual([]);
    const at = "2026-11-26T06:00:00Z";
    await Promise.all([write(at), write(at), write(at)]);
    await write("2026-11-26T06:05:00Z");
    expect(await mailsTo(member.email)).toMatchObject([
      { userId: member.userId, locale: "sv", payload: { day: "2026-11-26" } },
    ]);
  });

  it.each([
    ["the day the clocks go back", "2026-10-25", "2026-10-25T05:59:00Z", "2026-10-25T06:00:00Z"],
    ["the day after that", "2026-10-26", "2026-10-26T05:59:00Z", "2026-10-26T06:00:00Z"],
    ["the day the clocks go forward", "2027-03-28", "2027-03-28T04:59:00Z", "2027-03-28T05:00:00Z"],
    ["the day before that", "2027-03-27", "2027-03-27T05:59:00Z", "2027-03-27T06:00:00Z"],
  ])("comes at seven on the clock of the business on %s", async (_what, day, before, at) => {
    const { member } = await aliOn(day);
    await write(before);
    expect(await mailsTo(member.email)).toEqual([]);
    await write(at);
    await write(new Date(Date.parse(at) + 60 * 60_000).toISOString());
    expect(await mailsTo(member.email)).toHaveLength(1);
  });

  it("is by the clock of a business elsewhere", async () => {
    const place = await salon({ timeZone: "America/New_York" });
    await turnOn(place.ownerId, "always");
    const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    await write("2026-11-26T06:00:00Z");
    expect(await mailsTo(email)).toEqual([]);
    await write("2026-11-26T12:00:00Z");
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("is written by a worker that was stopped at seven for as long as a visit of the day is to come", async () => {
    const place = await aliOn("2026-11-26");
    const { userId, email } = place.member;
    const inTime = new Date("2026-11-20T08:00:00Z");
    await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: inTime } });
    await db().providerMember.updateMany({ where: { userId }, data: { createdAt: inTime } });
    await write("2026-11-26T09:55:00Z");
    expect(await mailsTo(email)).toHaveLength(1);
    await book(place, { at: "2026-11-27T10:00:00Z", staffId: place.aliId });
    await write("2026-11-27T10:00:00Z");
    // A booking that comes later is told as a new one.
    await book(place, { at: "2026-11-27T13:00:00Z", staffId: place.aliId });
    await write("2026-11-27T10:05:00Z");
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("is not written after the morning to a sign-in that was made after it", async () => {
    const { member } = await aliOn("2026-11-26");
    const late = new Date("2026-11-26T09:30:00Z");
    await db().providerMember.updateMany({ where: { userId: member.userId }, data: { createdAt: late } });
    await write("2026-11-26T09:45:00Z");
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it("is written on a day without bookings only to those who want it every day", async () => {
    const place = await salonOfTwo();
    await turnOn(place.member.userId, "booked");
    const desk = await addOwner(place);
    await turnOn(desk.userId, "always");
    await book(place, { at: "2026-11-26T10:00:00Z", staffId: place.majaId });
    await book(place, { at: "2026-11-26T10:00:00Z", staffId: place.aliId, status: "cancelled" });
    await write("2026-11-26T06:00:00Z");
    expect(await mailsTo(place.member.email)).toEqual([]);
    expect(await mailsTo(desk.email)).toHaveLength(1);
    // A booking that comes later in the morning is told as a new one.
    await book(place, { at: "2026-11-26T13:00:00Z", staffId: place.aliId });
    await write("2026-11-26T06:05:00Z");
    expect(await mailsTo(place.member.email)).toEqual([]);
  });

  it("is written to nobody whose sign-in ended, or whose account is off or not confirmed", async () => {
    const ended = await aliOn("2026-11-26");
    const off = await aliOn("2026-11-26");
    const unconfirmed = await aliOn("2026-11-26");
    await db().providerMember.updateMany({
      where: { userId: ended.member.userId },
      data: { endedAt: new Date() },
    });
    await db().user.update({ where: { id: off.member.userId }, data: { disabledAt: new Date() } });
    await db().user.update({ where: { id: unconfirmed.member.userId }, data: { emailVerifiedAt: null } });
    await write("2026-11-26T06:00:00Z");
    for (const { member } of [ended, off, unconfirmed]) expect(await mailsTo(member.email)).toEqual([]);
  });

  it("is written for the first time on the morning after it was turned on", async () => {
    const place = await salonOfTwo();
    const scope = await scopeOf(place, place.member.userId);
    const choice = { by_mail: true, in_page: true };
    const all = { booked: choice, moved: choice, cancelled: choice };
    const settings = { scope: "own", ...all, morning_mail: "always" } as const;
    await saveNoticeSettings(scope, settings, Date.parse("2026-11-26T07:30:00Z"));
    await write("2026-11-26T07:35:00Z");
    expect(await mailsTo(place.member.email)).toEqual([]);
    await write("2026-11-27T06:00:00Z");
    expect(await mailsTo(place.member.email)).toHaveLength(1);
  });
});

describe("what the mail with the day says", () => {
  const atSeven = Date.parse("2026-11-26T06:00:00Z");

  async function textTo(userId: string, locale: "sv" | "en", at = atSeven) {
    const { id: memberId } = await db().providerMember.findFirstOrThrow({ where: { userId } });
    const letter = await morningLetter({ memberId, day: "2026-11-26" }, locale, at);
    return letter && [letter.subject, letterText(letter, "")].join("\n");
  }

  it("is a person's own times, services and names, and nothing that was noted", async () => {
    const place = await aliOn("2026-11-26");
    await book(place, { at: "2026-11-26T09:00:00Z", staffId: place.majaId, name: "Moa Lind" });
    await book(place, { at: "2026-11-27T09:00:00Z", staffId: place.aliId, name: "Kim Berg" });
    const { id: clientId } = await db().client.create({
      data: {
        providerId: place.id,
        name: "Elin Lund",
        tags: ["Försiktig"],
        notes: { create: { kind: "allergy", texts: { create: { text: "Tål inte latex" } } } },
      },
    });
    const at = "2026-11-26T13:00:00Z";
    await book(place, { at, staffId: place.aliId, name: "Elin Lund", phone: "+46701234567", clientId });
    const text = await textTo(place.member.userId, "sv");
    expect(text).toContain("2 bokningar i dag, tors 26");
    expect(text).toContain("från 11:00 till 14:30");
    expect(text).toMatch(/11:00–11:30: Klippning, Elsa Lindqvist[\s\S]*14:00–14:30: Klippning, Elin Lund/);
    expect(text).toContain("/provider/bookings?date=2026-11-26");
    for (const hidden of ["Moa", "Kim", "latex", "Försiktig", "070", "4670", "420", "hos "])
      expect(text).not.toContain(hidden);
  });

  it("is everybody's, with who does it, for an owner without bookings of their own; in their language", async () => {
    const place = await aliOn("2026-11-26");
    const desk = await addOwner(place, "en");
    await turnOn(desk.userId);
    const text = await textTo(desk.userId, "en");
    expect(text).toContain("1 booking today, Thu 26");
    expect(text).toContain("11:00–11:30: Klippning, Elsa Lindqvist, with Ali");
  });

  it("is nothing when the day is over, it was turned off, or its bookings were cancelled meanwhile", async () => {
    const place = await aliOn("2026-11-26");
    const { userId } = place.member;
    expect(await textTo(userId, "sv", Date.parse("2026-11-26T23:30:00Z"))).toBeNull();
    await turnOn(userId, "never");
    expect(await textTo(userId, "sv")).toBeNull();
    const { id } = await db().staffMember.create({ data: { providerId: place.id, name: "Bo", sort: 3 } });
    const bo = await addSignIn(place, id);
    await turnOn(bo.userId);
    expect(await textTo(bo.userId, "sv")).toBeNull();
  });
});
