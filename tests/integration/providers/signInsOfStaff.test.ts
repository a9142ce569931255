import { describe, expect, it } from "vitest";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/db/generated/enums";
import { findSession } from "@/lib/identity/sessions/activeSession";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import type { Stopping } from "@/lib/providers/members/changeMembers";
import { endingSignIns } from "@/lib/providers/members/endingSignIns";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";
import { joined, salonWithPassword } from "../../support/builders/joinedMembers";
import type { Salon } from "../../support/builders/salon";
import { actingFor } from "../../support/builders/signIns";
import { addPerson } from "../../support/builders/staffOfSalon";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/** What it was refused with, and at which field. */
const problem = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code, fields }: { code?: string; fields?: object }) => ({ code, fields }),
  );
const missing = { code: "invalid_request", fields: [{ path: "password", rule: "required" }] };
const wrong = { code: "invalid_request", fields: [{ path: "password", rule: "wrongPassword" }] };

const memberNow = (id: string) => db().providerMember.findUniqueOrThrow({ where: { id } });
const addressOf = async (place: Salon) =>
  (await db().user.findUniqueOrThrow({ where: { id: place.ownerId } })).email;

async function letters(recipient: string, kind: "access_changed" | "owners_changed") {
  const mails = await db().outboxMail.findMany({ where: { recipient, kind }, orderBy: { createdAt: "asc" } });
  return mails.map(({ payload }) => accountLetter(kind, payload, "sv"));
}

describe.each<[string, (place: Salon, staffId: string, by?: Stopping) => Promise<unknown>]>([
  [
    "switched off",
    (place, id, by) =>
      updateStaffMember(place.id, id, {
        changes: { is_active: false },
        ifMatch: null,
        ...(by ? { by } : {}),
      }),
  ],
  [
    "removed",
    (place, id, by) => {
      const context = { decisions: [], ifMatch: null, actorUserId: place.ownerId, nowMs: Date.now() };
      return removeStaffMember(place.id, id, { ...context, ...(by ? { by } : {}) });
    },
  ],
])("somebody who is %s", (_how, stop) => {
  /** A salon of named people, one of whom signs in. */
  async function colleague(role: MemberRole) {
    const place = await salonWithPassword();
    await addPerson(place, { name: "Vera" });
    return { place, ...(await joined(place, role)) };
  }
  const isWorking = async (id: string) =>
    (await db().staffMember.findUniqueOrThrow({ where: { id } })).isActive;

  it("signs in no more as a member, and is told; nothing is asked for", async () => {
    const { place, email, memberId, staffId, active } = await colleague("member");
    await stop(place, staffId, actingFor(place));
    expect((await memberNow(memberId)).endedAt).not.toBeNull();
    expect(await findSession(active.id)).toBeNull();
    expect(await letters(email, "access_changed")).toHaveLength(1);
  });

  it("signs in no more as an owner, with the password of whoever does it alone; the others are told", async () => {
    const { place, email, memberId, staffId, active } = await colleague("owner");
    const by = actingFor(place);
    expect(await problem(stop(place, staffId))).toEqual(missing);
    expect(await problem(stop(place, staffId, by))).toEqual(missing);
    expect(await problem(stop(place, staffId, { ...by, password: "fel" }))).toEqual(wrong);
    expect((await memberNow(memberId)).endedAt).toBeNull();
    expect(await isWorking(staffId)).toBe(true);
    const waiting = { kind: "password_changed", recipient: email, locale: "sv", userId: active.user.id };
    await db().outboxMail.create({ data: waiting });
    expect(await problem(stop(place, staffId, { ...by, password }))).toBe("done");
    expect((await memberNow(memberId)).endedAt).not.toBeNull();
    expect(await findSession(active.id)).toBeNull();
    expect(await db().outboxMail.count({ where: waiting })).toBe(0);
    expect(await letters(email, "access_changed")).toHaveLength(1);
    const told = await letters(await addressOf(place), "owners_changed");
    expect(told.at(-1)?.heading).toBe("En ägares inloggning har avslutats");
  });

  it("stays an owner as the last one who can sign in, and nothing is asked for", async () => {
    const { place, memberId } = await colleague("owner");
    const other = await memberNow(memberId);
    await db().user.update({ where: { id: other.userId }, data: { disabledAt: new Date() } });
    const own = await db().providerMember.findFirstOrThrow({ where: { userId: place.ownerId } });
    expect(await endingSignIns(place.id, place.ownerId)).not.toHaveProperty(place.staffId);
    expect(await problem(stop(place, place.staffId, actingFor(place)))).toBe("done");
    expect(await isWorking(place.staffId)).toBe(false);
    expect((await memberNow(own.id)).endedAt).toBeNull();
  });
});

it("what ends with somebody's work is named before", async () => {
  const place = await salonWithPassword();
  await addPerson(place, { name: "Vera" });
  const member = await joined(place);
  const of = (email: string, isOwner: boolean, isYou: boolean) => ({ email, isOwner, isYou });
  expect(await endingSignIns(place.id, place.ownerId)).toEqual({
    [member.staffId]: of(member.email, false, false),
  });
  const owner = await joined(place, "owner");
  expect(await endingSignIns(place.id, place.ownerId)).toEqual({
    [place.staffId]: of(await addressOf(place), true, true),
    [member.staffId]: of(member.email, false, false),
    [owner.staffId]: of(owner.email, true, false),
  });
});
