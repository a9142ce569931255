import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { MemberRole } from "@/lib/db/generated/enums";
import { changePassword } from "@/lib/identity/passwords/newPassword";
import { findSession } from "@/lib/identity/sessions/activeSession";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { changeRole, endMember } from "@/lib/providers/members/changeMembers";
import { invite } from "@/lib/providers/members/invite";
import { invited, join, joined, refusal, salonWithPassword } from "../../support/builders/joinedMembers";
import type { Salon } from "../../support/builders/salon";
import { actingFor, anotherPerson } from "../../support/builders/signIns";
import { account, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
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

async function letters(recipient: string, kind: "access_changed" | "owners_changed") {
  const mails = await db().outboxMail.findMany({ where: { recipient, kind }, orderBy: { createdAt: "asc" } });
  return mails.map(({ payload }) => accountLetter(kind, payload, "sv"));
}

const addressOf = async (place: Salon) =>
  (await db().user.findUniqueOrThrow({ where: { id: place.ownerId } })).email;

describe("the password of whoever asks", () => {
  it("is needed to invite an owner; without it nothing is written or mailed", async () => {
    const place = await salonWithPassword();
    const wish = { staffId: await anotherPerson(place), email: uniqueEmail(), role: "owner" } as const;
    expect(await problem(invite(place.id, wish, actingFor(place)))).toEqual(missing);
    expect(await problem(invite(place.id, { ...wish, password: "fel" }, actingFor(place)))).toEqual(wrong);
    expect(await db().providerInvitation.count({ where: { providerId: place.id } })).toBe(0);
    expect(await db().outboxMail.count({ where: { recipient: wish.email } })).toBe(0);
    expect(await problem(invite(place.id, { ...wish, password }, actingFor(place)))).toBe("done");
  });

  it("is needed to make a member an owner, and an owner a member", async () => {
    const place = await salonWithPassword();
    const { memberId } = await joined(place);
    for (const role of ["owner", "member"] as const) {
      const before = (await memberNow(memberId)).role;
      expect(await problem(changeRole(place.id, memberId, { role }, actingFor(place)))).toEqual(missing);
      const guess = { role, password: "fel" };
      expect(await problem(changeRole(place.id, memberId, guess, actingFor(place)))).toEqual(wrong);
      expect((await memberNow(memberId)).role).toBe(before);
      expect(await problem(changeRole(place.id, memberId, { role, password }, actingFor(place)))).toBe(
        "done",
      );
      expect((await memberNow(memberId)).role).toBe(role);
    }
  });

  it("is needed to end an owner's sign-in, one's own as well, and for no member's", async () => {
    const place = await salonWithPassword();
    const own = await db().providerMember.findFirstOrThrow({ where: { userId: place.ownerId } });
    const other = await joined(place, "owner");
    for (const id of [own.id, other.memberId]) {
      expect(await problem(endMember(place.id, id, {}, actingFor(place)))).toEqual(missing);
      expect(await problem(endMember(place.id, id, { password: "fel" }, actingFor(place)))).toEqual(wrong);
      expect((await memberNow(id)).endedAt).toBeNull();
    }
    expect(await findSession(other.active.id)).not.toBeNull();
    const member = await joined(place);
    expect(await problem(endMember(place.id, member.memberId, {}, actingFor(place)))).toBe("done");
    expect(await problem(endMember(place.id, other.memberId, { password }, actingFor(place)))).toBe("done");
  });

  it("cannot be guessed on and on", async () => {
    const place = await salonWithPassword();
    const { memberId } = await joined(place);
    const guess = (secret: string) =>
      refusal(changeRole(place.id, memberId, { role: "owner", password: secret }, actingFor(place)));
    for (let tries = 0; tries < 10; tries += 1) expect(await guess("fel")).toBe("invalid_request");
    expect(await guess(password)).toBe("too_many_requests");
  });

  it("is needed also for a member who is made an owner in the same moment", async () => {
    const place = await salonWithPassword();
    for (let round = 0; round < 4; round += 1) {
      const { memberId } = await joined(place);
      const results = await Promise.all([
        refusal(changeRole(place.id, memberId, { role: "owner", password }, actingFor(place))),
        refusal(endMember(place.id, memberId, {}, actingFor(place))),
      ]);
      expect(results.filter((result) => result === "done")).toHaveLength(1);
    }
  });
});

describe("an invitation as an owner", () => {
  /** A second owner, who has invited somebody else as one. */
  async function accomplice() {
    const place = await salonWithPassword();
    const second = await joined(place, "owner");
    const staffId = await anotherPerson(place, "Vera");
    const email = uniqueEmail();
    const by = { ...actingFor(place), owner: { ...actingFor(place).owner, id: second.active.user.id } };
    await invite(place.id, { staffId, email, role: "owner", password }, by);
    return { place, second, by, email, token: await tokenFor(email, "member_invitation") };
  }
  type Asking = Awaited<ReturnType<typeof accomplice>>;

  it.each<[string, (asking: Asking) => Promise<unknown>]>([
    ["is ended", ({ place, second }) => endMember(place.id, second.memberId, { password }, actingFor(place))],
    [
      "is an owner no more",
      ({ place, second }) =>
        changeRole(place.id, second.memberId, { role: "member", password }, actingFor(place)),
    ],
    [
      "has another password",
      ({ second }) =>
        changePassword(
          second.active,
          { currentPassword: password, newPassword: "fyra blå båtar" },
          someone(),
        ),
    ],
  ])("ends when whoever sent it %s", async (_how, change) => {
    const asking = await accomplice();
    const member = await invited(asking.place, await anotherPerson(asking.place, "Ali"));
    await change(asking);
    expect(await refusal(join(asking.token))).toBe("invalid_token");
    expect(await db().user.count({ where: { email: asking.email } })).toBe(0);
    // Another owner's stands.
    expect(await refusal(join(member.token))).toBe("done");
  });

  it("is not sent by somebody who is an owner no more, though their session was read before", async () => {
    const { place, second, by } = await accomplice();
    const wish = { email: uniqueEmail(), role: "owner", password } as const;
    await changeRole(place.id, second.memberId, { role: "member", password }, actingFor(place));
    const staffId = await anotherPerson(place, "Ali");
    expect(await refusal(invite(place.id, { ...wish, staffId }, by))).toBe("owner_only");
    const own = await db().providerMember.findFirstOrThrow({ where: { userId: place.ownerId } });
    const lower = changeRole(place.id, own.id, { role: "member", password }, by);
    expect(await refusal(lower)).toBe("owner_only");
    await endMember(place.id, second.memberId, {}, actingFor(place));
    expect(await refusal(invite(place.id, { ...wish, staffId }, by))).toBe("not_signed_in");
    expect(await db().outboxMail.count({ where: { recipient: wish.email } })).toBe(0);
  });

  it("is told to every owner, also to whoever sent it; a member's is not", async () => {
    const { place, second, email } = await accomplice();
    await invited(place, await anotherPerson(place, "Ali"));
    for (const owner of [await addressOf(place), second.email]) {
      const told = (await letters(owner, "owners_changed")).at(-1);
      expect(told?.heading).toBe("Vera är inbjuden som ägare");
      expect(told?.facts?.[0]).toEqual({ label: "E-post", value: email });
    }
  });
});

describe("the mail about a sign-in", () => {
  it("reaches whoever had it, though their other unsent mails are dropped", async () => {
    const place = await salonWithPassword();
    const { active, email, memberId } = await joined(place);
    const waiting = { kind: "password_changed", recipient: email, locale: "sv", userId: active.user.id };
    await db().outboxMail.create({ data: waiting });
    await endMember(place.id, memberId, {}, actingFor(place));
    const kinds = await db().outboxMail.findMany({
      where: { recipient: email, sentAt: null },
      orderBy: { kind: "asc" },
    });
    expect(kinds.map(({ kind }) => kind)).toEqual(["access_changed", "member_invitation"]);
    const [letter] = await letters(email, "access_changed");
    expect(letter?.subject).toBe("Din inloggning till Salongen har avslutats");
    expect(letter?.facts?.map(({ label }) => label)).toEqual(["Företag", "När"]);
    expect(letter?.facts?.[1]?.value).toMatch(/20\d\d \d\d[.:]\d\d$/);
    expect(letter?.action?.url).toMatch(/\/provider\/contact$/);
    expect(await letters(await addressOf(place), "owners_changed")).toEqual([]);
  });

  it("tells every other owner of one who is added, lowered and ended, whoever did it", async () => {
    const place = await salonWithPassword();
    const third = await joined(place, "owner");
    const { email, memberId } = await joined(place);
    const change = (role: MemberRole) => changeRole(place.id, memberId, { role, password }, actingFor(place));
    await change("owner");
    await change("owner");
    await change("member");
    await change("owner");
    await endMember(place.id, memberId, { password }, actingFor(place));
    for (const owner of [await addressOf(place), third.email]) {
      const all = await letters(owner, "owners_changed");
      const told = all.filter(({ heading }) => heading !== "Amir är inbjuden som ägare");
      expect(told.map(({ heading }) => heading)).toEqual([
        "Amir är nu ägare",
        "Amir är inte längre ägare",
        "Amir är nu ägare",
        "En ägares inloggning har avslutats",
      ]);
      expect(told[0]?.facts?.[0]).toEqual({ label: "E-post", value: email });
    }
    const own = await letters(email, "access_changed");
    expect(own.map(({ subject }) => subject)).toEqual([
      "Du är inte längre ägare hos Salongen",
      "Din inloggning till Salongen har avslutats",
    ]);
    expect(await letters(email, "owners_changed")).toEqual([]);
  });
});

it("an address that is kept for whoever changed it is said to be unavailable, not another business's", async () => {
  const place = await salonWithPassword();
  const { id, email: newEmail } = await account("customer");
  const oldEmail = uniqueEmail();
  const now = new Date();
  const reservedUntil = new Date(now.getTime() + 60_000);
  await db().emailChange.create({
    data: { userId: id, oldEmail, newEmail, expiresAt: now, confirmedAt: now, reservedUntil },
  });
  const { token } = await invited(place, await anotherPerson(place), "member", oldEmail);
  expect(await refusal(join(token))).toBe("address_unavailable");
  await db().emailChange.updateMany({ where: { userId: id }, data: { reservedUntil: now } });
  expect(await refusal(join(token))).toBe("done");
});
