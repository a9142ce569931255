import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { activeSession, findSession } from "@/lib/identity/sessions/activeSession";
import { clientInfo } from "@/lib/identity/sessions/client";
import { signIn } from "@/lib/identity/sessions/signIn";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { changeRole, endMember } from "@/lib/providers/members/changeMembers";
import { openInvitation } from "@/lib/providers/members/invitation";
import { invite, resendInvitation, withdrawInvitation } from "@/lib/providers/members/invite";
import { listAccess } from "@/lib/providers/members/listAccess";
import { invited, join, joined, refusal, salonWithPassword } from "../../support/builders/joinedMembers";
import { actingFor, anotherPerson } from "../../support/builders/signIns";
import { account, Jar, linksTo, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

describe("whoever registers a business", () => {
  it("owns it from that moment on, as its one person", async () => {
    const place = await salonWithPassword();
    expect(await db().providerMember.findMany({ where: { providerId: place.id } })).toMatchObject([
      { userId: place.ownerId, staffMemberId: place.staffId, role: "owner", endedAt: null },
    ]);
  });
});

describe("an invitation", () => {
  it("gives an address without an account a confirmed one, signs it in, and tells the owner", async () => {
    const place = await salonWithPassword();
    const { active, email, staffId } = await joined(place);
    expect(active).toMatchObject({
      role: "provider",
      providerId: place.id,
      membership: { role: "member", staffMemberId: staffId },
      user: { email, fullName: "Amir", emailVerified: true },
    });
    const owner = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    const [mail] = await db().outboxMail.findMany({
      where: { recipient: owner.email, kind: "member_joined" },
    });
    const letter = accountLetter("member_joined", mail?.payload, "sv");
    expect(letter.subject).toBe("Amir har nu en inloggning");
    expect(letter.facts).toEqual([{ label: "E-post", value: email }]);
  });

  it("is accepted once, when two accept it at once", async () => {
    const place = await salonWithPassword();
    const { token, email } = await invited(place, await anotherPerson(place));
    const results = await Promise.all([1, 2, 3].map(() => refusal(join(token))));
    expect(results.filter((result) => result === "done")).toHaveLength(1);
    expect(await refusal(join(token))).toBe("invalid_token");
    expect(await db().user.count({ where: { email } })).toBe(1);
    expect(await db().providerMember.count({ where: { user: { email } } })).toBe(1);
  });

  it("stops working when it is withdrawn, sent anew, replaced, or a week old", async () => {
    const place = await salonWithPassword();
    const first = await invited(place, await anotherPerson(place));
    await resendInvitation(place.id, first.id, actingFor(place));
    expect(await refusal(join(first.token))).toBe("invalid_token");
    const again = await tokenFor(first.email, "member_invitation");
    const second = await invited(place, first.staffId);
    expect(await refusal(join(again))).toBe("invalid_token");
    await withdrawInvitation(place.id, second.id, actingFor(place));
    expect(await refusal(join(second.token))).toBe("invalid_token");
    const third = await invited(place, first.staffId);
    expect(await openInvitation(third.token, new Jar())).not.toBeNull();
    await db().providerInvitation.update({ where: { id: third.id }, data: { expiresAt: new Date() } });
    expect(await openInvitation(third.token, new Jar())).toBeNull();
    expect(await refusal(join(third.token))).toBe("invalid_token");
  });

  it("is written alike for every address, and keeps only a hash of its link", async () => {
    const place = await salonWithPassword();
    const known = await account("customer");
    const elsewhere = await db().user.findUniqueOrThrow({
      where: { id: (await salonWithPassword()).ownerId },
    });
    const mails = [];
    for (const email of [uniqueEmail(), known.email, elsewhere.email]) {
      const { token } = await invited(place, await anotherPerson(place), "member", email);
      const { kind, payload } = await db().outboxMail.findFirstOrThrow({ where: { recipient: email } });
      mails.push({ kind, payload: JSON.stringify(payload).replace(token, "") });
      const row = await db().providerInvitation.findFirstOrThrow({ where: { email } });
      expect(Buffer.from(row.tokenHash).toString("utf8")).not.toContain(token);
    }
    expect(new Set(mails.map((mail) => JSON.stringify(mail))).size).toBe(1);
    const answered = (await listAccess(place.id, place.ownerId, Date.now())).flatMap(({ invitation }) =>
      invitation === null ? [] : [{ ...invitation, id: "", email: "", sent_at: "", expires_at: "" }],
    );
    expect(answered).toHaveLength(3);
    expect(new Set(answered.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it("tells a customer's address and that of another business only by its link", async () => {
    const place = await salonWithPassword();
    const customer = await account("customer");
    const { email: taken } = await db().user.findUniqueOrThrow({
      where: { id: (await salonWithPassword()).ownerId },
    });
    const one = await invited(place, await anotherPerson(place), "member", customer.email);
    expect(await openInvitation(one.token, new Jar())).toMatchObject({ standing: "customer" });
    expect(await refusal(join(one.token))).toBe("customer_address");
    const other = await invited(place, await anotherPerson(place), "owner", taken);
    expect(await openInvitation(other.token, new Jar())).toMatchObject({ standing: "otherBusiness" });
    expect(await refusal(join(other.token))).toBe("other_business");
  });

  it("is accepted by an account that acts for no business with its password, or its session", async () => {
    const place = await salonWithPassword();
    const ended = await joined(place);
    await endMember(place.id, ended.memberId, { password }, actingFor(place));
    const back = await invited(place, ended.staffId, "member", ended.email);
    const wrong = acceptInvitation(
      { token: back.token, password: "fel" },
      { client: someone(), locale: "sv" },
    );
    expect(await refusal(wrong)).toBe("invalid_credentials");
    const { active } = await join(back.token);
    expect(active).toMatchObject({ providerId: place.id, user: { id: ended.active.user.id } });
  });

  it("cannot be sent to somebody who signs in already, or works elsewhere", async () => {
    const [place, other] = [await salonWithPassword(), await salonWithPassword()];
    const { staffId } = await joined(place);
    const wish = { staffId, email: uniqueEmail(), role: "member" } as const;
    expect(await refusal(invite(place.id, wish, actingFor(place)))).toBe("person_signs_in");
    expect(await refusal(invite(other.id, wish, actingFor(other)))).toBe("not_found");
  });

  it("leaves a mailbox alone after a few", async () => {
    const place = await salonWithPassword();
    const [staffId, email] = [await anotherPerson(place), uniqueEmail()];
    for (let sent = 0; sent < 5; sent += 1) await invited(place, staffId, "member", email);
    const wish = { staffId, email, role: "member" } as const;
    expect(await refusal(invite(place.id, wish, actingFor(place)))).toBe("too_many_requests");
    expect(await linksTo(email, "member_invitation")).toHaveLength(5);
  });
});

describe("a business", () => {
  it("keeps an owner when two demote each other, or themselves, in the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = await salonWithPassword();
      const { memberId, active } = await joined(place, "owner");
      const second = { ...actingFor(place), owner: { ...actingFor(place).owner, id: active.user.id } };
      const first = await db().providerMember.findFirstOrThrow({ where: { userId: place.ownerId } });
      const lowered = { role: "member", password } as const;
      const themselves = round % 2 === 0;
      const results = await Promise.all([
        refusal(changeRole(place.id, themselves ? first.id : memberId, lowered, actingFor(place))),
        refusal(changeRole(place.id, themselves ? memberId : first.id, lowered, second)),
      ]);
      expect(results.toSorted()).toEqual(["done", themselves ? "last_owner" : "owner_only"]);
      const owners = { providerId: place.id, role: "owner", endedAt: null } as const;
      expect(await db().providerMember.count({ where: owners })).toBe(1);
    }
  });

  it("keeps its last owner whatever the statement", async () => {
    const place = await salonWithPassword();
    const where = { providerId: place.id };
    await expect(db().providerMember.updateMany({ where, data: { endedAt: new Date() } })).rejects.toThrow();
    await expect(db().providerMember.deleteMany({ where })).rejects.toThrow();
    await db().staffMember.update({ where: { id: place.staffId }, data: { isActive: false } });
    expect(await db().providerMember.count({ where: { ...where, endedAt: null } })).toBe(1);
  });

  it("lists its last owner, who works there no more, and makes no member of them", async () => {
    const place = await salonWithPassword();
    await joined(place, "owner");
    const first = await db().providerMember.findFirstOrThrow({ where: { userId: place.ownerId } });
    const other = await db().providerMember.findFirstOrThrow({
      where: { providerId: place.id, id: { not: first.id } },
    });
    await changeRole(place.id, other.id, { role: "member", password }, actingFor(place));
    await db().staffMember.update({ where: { id: place.staffId }, data: { isActive: false } });
    const [owner] = await listAccess(place.id, place.ownerId, Date.now());
    expect(owner).toMatchObject({ staff: null, member: { is_you: true, is_only_owner: true } });
    await changeRole(place.id, other.id, { role: "owner", password }, actingFor(place));
    expect(
      await refusal(changeRole(place.id, first.id, { role: "member", password }, actingFor(place))),
    ).toBe("invalid_request");
  });

  it("is reached by the next owner when the one who registered it leaves", async () => {
    const place = await salonWithPassword();
    const { active } = await joined(place, "owner");
    const first = await db().providerMember.findFirstOrThrow({ where: { userId: place.ownerId } });
    await endMember(place.id, first.id, { password }, actingFor(place));
    const business = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect(business).toMatchObject({ ownerUserId: active.user.id, isOnboarded: true });
  });

  it("is mailed at the next owner's address then, unless it had one of its own", async () => {
    for (const own of [null, "hej@salongen.example"]) {
      const place = await salonWithPassword();
      const { email } = await joined(place, "owner");
      const first = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
      await db().provider.update({ where: { id: place.id }, data: { email: own ?? first.email } });
      const { id } = await db().providerMember.findFirstOrThrow({ where: { userId: place.ownerId } });
      await changeRole(place.id, id, { role: "member", password }, actingFor(place));
      const business = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
      expect(business.email).toBe(own ?? email);
    }
  });
});

describe("a sign-in that is ended", () => {
  it("ends its sessions and unsent mails at once, and says so to whoever signs in again", async () => {
    const place = await salonWithPassword();
    const { active, email, memberId } = await joined(place);
    await db().outboxMail.create({
      data: { kind: "password_changed", recipient: email, locale: "sv", userId: active.user.id },
    });
    await endMember(place.id, memberId, { password }, actingFor(place));
    expect(await findSession(active.id)).toBeNull();
    expect(await db().outboxMail.count({ where: { userId: active.user.id } })).toBe(0);
    expect(await refusal(signIn({ email, password }, someone()))).toBe("access_ended");
    expect(await refusal(signIn({ email, password: "fel" }, someone()))).toBe("invalid_credentials");
  });

  it("is that of a person who is removed, with the invitations of the others", async () => {
    const place = await salonWithPassword();
    const { active, staffId } = await joined(place);
    const waiting = await invited(place, await anotherPerson(place, "Vera"));
    for (const id of [staffId, waiting.staffId]) {
      await db().staffMember.update({ where: { id }, data: { isActive: false, removedAt: new Date() } });
    }
    expect(await findSession(active.id)).toBeNull();
    expect(await refusal(join(waiting.token))).toBe("invalid_token");
    const left = await listAccess(place.id, place.ownerId, Date.now());
    expect(left.map(({ member, invitation }) => [member?.role, invitation])).toEqual([["owner", null]]);
  });

  it("begins no more for a person who is removed while they accept", async () => {
    const place = await salonWithPassword();
    for (let round = 0; round < 4; round += 1) {
      const { token, staffId, email } = await invited(place, await anotherPerson(place));
      const remove = db().staffMember.update({ where: { id: staffId }, data: { isActive: false } });
      await Promise.all([refusal(join(token)), remove]);
      expect(await db().providerMember.count({ where: { user: { email }, endedAt: null } })).toBe(0);
    }
  });
});

it("another browser's session does not accept in place of the account", async () => {
  const place = await salonWithPassword();
  const ended = await joined(place);
  await endMember(place.id, ended.memberId, { password }, actingFor(place));
  const { token } = await invited(place, ended.staffId, "member", ended.email);
  const other = await joined(await salonWithPassword());
  const jar = new Jar((await signIn({ email: other.email, password }, someone())).cookies);
  expect(await activeSession("provider", jar)).not.toBeNull();
  const client = { ...clientInfo(new Headers(), "test-other"), cookies: jar };
  expect(await refusal(acceptInvitation({ token }, { client, locale: "sv" }))).toBe("invalid_credentials");
});
