import { describe, expect, it } from "vitest";
import { ownNoticeSettings, saveNoticeSettings } from "@/lib/bookings/notices/noticeSettings";
import type { NoticeSettings } from "@/lib/bookings/notices/schemas";
import { db } from "@/lib/db/client";
import { addOwner, scopeOf } from "../../support/builders/notices";
import { salonOfTwo } from "../../support/builders/personMails";
import { refusalOf } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-26T12:00:00Z");
const both = { by_mail: true, in_page: true };
const pageOnly = { by_mail: false, in_page: true };
const chosen: NoticeSettings = {
  scope: "own",
  booked: pageOnly,
  moved: both,
  cancelled: { by_mail: true, in_page: false },
  morning_mail: "always",
};

describe("the settings of a sign-in", () => {
  it("are what the mails were before anything is chosen", async () => {
    const place = await salonOfTwo();
    const desk = await addOwner(place);
    const of = async (userId: string) => ownNoticeSettings(await scopeOf(place, userId));
    const all = { booked: both, moved: both, cancelled: both, morning_mail: "never" };
    expect(await of(place.ownerId)).toEqual({
      ...all,
      scope: "business",
      can_choose_scope: true,
      is_contact: true,
    });
    expect(await of(place.member.userId)).toEqual({
      ...all,
      scope: "own",
      can_choose_scope: false,
      is_contact: false,
    });
    expect(await of(desk.userId)).toMatchObject({
      scope: "business",
      booked: pageOnly,
      can_choose_scope: false,
    });
  });

  it("are their own alone, saved as they are, the last of two at once", async () => {
    const place = await salonOfTwo();
    const [owner, member] = [await scopeOf(place, place.ownerId), await scopeOf(place, place.member.userId)];
    const before = await ownNoticeSettings(member);
    expect(await saveNoticeSettings(owner, chosen, nowMs)).toMatchObject(chosen);
    expect(await ownNoticeSettings(member)).toEqual(before);
    const other: NoticeSettings = { ...chosen, moved: pageOnly, morning_mail: "never" };
    await Promise.all([saveNoticeSettings(owner, chosen, nowMs), saveNoticeSettings(owner, other, nowMs)]);
    const now = await ownNoticeSettings(owner);
    expect([chosen, other].map(({ moved, morning_mail }) => ({ moved, morning_mail }))).toContainEqual({
      moved: now.moved,
      morning_mail: now.morning_mail,
    });
  });

  it("of a member never reach others' bookings", async () => {
    const place = await salonOfTwo();
    const member = await scopeOf(place, place.member.userId);
    const refused = saveNoticeSettings(member, { ...chosen, scope: "business" }, nowMs);
    expect((await refusalOf(refused)).code).toBe("owner_only");
    expect(await db().noticeSetting.count({ where: { member: { userId: place.member.userId } } })).toBe(0);
  });

  it("are refused once the sign-in ended", async () => {
    const place = await salonOfTwo();
    const member = await scopeOf(place, place.member.userId);
    await db().providerMember.updateMany({
      where: { userId: place.member.userId },
      data: { endedAt: new Date() },
    });
    expect((await refusalOf(saveNoticeSettings(member, chosen, nowMs))).code).toBe("not_signed_in");
  });
});
