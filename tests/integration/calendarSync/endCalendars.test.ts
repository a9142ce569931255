import { describe, expect, it } from "vitest";
import { followAddress } from "@/lib/account/followAddress";
import { endCalendarsOf } from "@/lib/calendarSync/endCalendarsOf";
import { makeFeed } from "@/lib/calendarSync/feed/feedLinks";
import { db } from "@/lib/db/client";
import { askEmailChange } from "@/lib/identity/addresses/emailChange";
import { requestPasswordReset } from "@/lib/identity/addresses/requestLinks";
import { undoEmailChange } from "@/lib/identity/addresses/undoEmailChange";
import { changePassword, resetPassword } from "@/lib/identity/passwords/newPassword";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { endOtherSessions } from "@/lib/identity/sessions/endSessions";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { invite } from "@/lib/providers/members/invite";
import { busyAt, elsewhere, setFor } from "../../support/builders/calendars/calendarElsewhere";
import { calendarFile } from "../../support/builders/calendars/calendarServer";
import { joined, salonWithPassword } from "../../support/builders/joinedMembers";
import type { Salon } from "../../support/builders/salon";
import { ownerOf } from "../../support/builders/schedules";
import { actingFor, anotherPerson } from "../../support/builders/signIns";
import { signedIn, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const hashOf = async ({ userId }: BusinessScope) =>
  (await db().user.findUniqueOrThrow({ where: { id: userId ?? "" } })).passwordHash;
const make = async (scope: BusinessScope, whose = "business") =>
  makeFeed(scope, { whose, includesAbsences: true, locale: "sv", checkedHash: await hashOf(scope) });

/** What an account can leave behind: a link, and a calendar elsewhere whose times block. */
async function left({ id: providerId }: Salon) {
  const [feeds, sources, busy] = await Promise.all([
    db().calendarFeed.count({ where: { providerId } }),
    db().externalCalendar.count({ where: { providerId } }),
    db().externalBusy.count({ where: { providerId } }),
  ]);
  return { feeds, sources, busy };
}

async function withBoth() {
  const place = await salonWithPassword();
  const network = await elsewhere({ text: calendarFile(busyAt("12:00", "13:00")) });
  await setFor(ownerOf(place), network);
  await make(ownerOf(place));
  expect(await left(place)).toEqual({ feeds: 1, sources: 1, busy: 1 });
  const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
  return { place, email };
}
const none = { feeds: 0, sources: 0, busy: 0 };

async function reset(email: string, endCalendars = endCalendarsOf): Promise<void> {
  await requestPasswordReset(email, someone());
  const token = await tokenFor(email, "reset_password");
  await resetPassword({ token, password: "fyra blå båtar" }, [], someone(), undefined, endCalendars);
}

/** What the mail about the new password says. */
async function toldOf(recipient: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({ where: { recipient, kind: "password_changed" } });
  return accountLetter("password_changed", mail.payload, "sv").paragraphs.join(" ");
}

describe("a private link and a calendar elsewhere", () => {
  it("end with a reset of the password of whoever made them", async () => {
    const { place, email } = await withBoth();
    await reset(email);
    expect(await left(place)).toEqual(none);
    expect(await toldOf(email)).toMatch(/kalenderlänk.+slutat.+Kalendern du hade lagt till är borttagen/);
  });

  it("end with the undoing of a change of the address of whoever made them", async () => {
    const { place, email } = await withBoth();
    const { active } = await signedIn(email);
    await askEmailChange(active, { email: uniqueEmail("new"), password }, someone());
    const token = await tokenFor(email, "email_change_told");
    await undoEmailChange(token, someone(), followAddress, endCalendarsOf);
    expect(await left(place)).toEqual(none);
  });

  it("end with the other sessions, and with a change of the password, where that is wanted", async () => {
    const { place, email } = await withBoth();
    const { active } = await signedIn(email);
    await endOtherSessions(active, someone());
    expect(await left(place)).toEqual({ feeds: 1, sources: 1, busy: 1 });
    await endOtherSessions(active, someone(), endCalendarsOf);
    expect(await left(place)).toEqual(none);
    await make(ownerOf(place));
    const input = { currentPassword: password, newPassword: "fem röda hus" };
    await changePassword(active, input, someone(), endCalendarsOf);
    expect(await left(place)).toEqual(none);
  });

  it("end also when the database ended the transaction for another's sake: it is run once more", async () => {
    const { place, email } = await withBoth();
    const { active } = await signedIn(email);
    let tries = 0;
    const deadlockFirst: typeof endCalendarsOf = async (tx, userId) => {
      tries += 1;
      if (tries % 2 === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
      return endCalendarsOf(tx, userId);
    };
    await endOtherSessions(active, someone(), deadlockFirst);
    const input = { currentPassword: password, newPassword: "fem röda hus" };
    await changePassword(active, input, someone(), deadlockFirst);
    await reset(email, deadlockFirst);
    expect([tries, await left(place)]).toEqual([6, none]);
  });

  it("of a member stay when an owner's password is reset, and end with their own", async () => {
    const place = await salonWithPassword();
    const { staffId, active, ...member } = await joined(place);
    const scope = { providerId: place.id, staffMemberId: staffId, userId: active.user.id };
    await make(scope, staffId);
    const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    await reset(email);
    expect(await left(place)).toMatchObject({ feeds: 1 });
    await reset(member.email);
    expect(await left(place)).toMatchObject({ feeds: 0 });
  });

  it("added before it was kept who adds one ends with the reset of an owner", async () => {
    const { place, email } = await withBoth();
    await db().externalCalendar.updateMany({ where: { providerId: place.id }, data: { addedBy: null } });
    await reset(email);
    expect(await left(place)).toEqual(none);
    expect(await toldOf(email)).toMatch(/kalenderlänk.+slutat.+Kalendern du hade lagt till är borttagen/);
  });
});

describe("making a link", () => {
  it("mails the account that makes it", async () => {
    const { email } = await withBoth();
    const mails = await db().outboxMail.findMany({ where: { recipient: email, kind: "calendar_link_made" } });
    expect(mails).toHaveLength(1);
    const { subject } = accountLetter("calendar_link_made", mails[0]?.payload, "sv");
    expect(subject).toBe("En privat kalenderlänk har skapats");
  });

  it("is refused once the password was replaced since its owner proved", async () => {
    const place = await salonWithPassword();
    const scope = ownerOf(place);
    const checkedHash = await hashOf(scope);
    await db().user.update({ where: { id: place.ownerId }, data: { passwordHash: "another" } });
    const late = makeFeed(scope, { whose: "business", includesAbsences: true, locale: "sv", checkedHash });
    await expect(late).rejects.toMatchObject({ code: "not_signed_in" });
    expect(await left(place)).toEqual(none);
  });
});

it("an invitation that waits ends with a reset of the password of whoever sent it", async () => {
  const place = await salonWithPassword();
  const wish = { staffId: await anotherPerson(place), email: uniqueEmail(), role: "member" } as const;
  await invite(place.id, wish, actingFor(place));
  const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
  await reset(email);
  expect(await toldOf(email)).toMatch(/Inbjudan du hade skickat är tillbakadragen/);
  const [invitation] = await db().providerInvitation.findMany({ where: { providerId: place.id } });
  expect(invitation).toMatchObject({ acceptedAt: null, withdrawnAt: expect.any(Date) });
});
