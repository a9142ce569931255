import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { findEmailChange } from "@/lib/identity/addresses/confirmEmailChange";
import {
  askEmailChange,
  pendingEmailChange,
  resendEmailChange,
  withdrawEmailChange,
} from "@/lib/identity/addresses/emailChange";
import { changePassword, resetPassword } from "@/lib/identity/passwords/newPassword";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { fingerprint, newToken } from "@/lib/identity/tokens";
import { asked, confirm } from "../../support/builders/emailChange";
import { book, salon } from "../../support/builders/salon";
import { anotherPerson } from "../../support/builders/signIns";
import {
  account,
  Jar,
  linksTo,
  signedIn,
  someone,
  tokenFor,
  uniqueEmail,
} from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const emailOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).email;
const mailsTo = (recipient: string) =>
  db().outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" }, select: { kind: true } });

describe("asking for another address", () => {
  it("needs the password, and another address than the present one", async () => {
    const { email } = await account();
    const { active } = await signedIn(email);
    const fields = (path: string, rule: string) => ({ code: "invalid_request", fields: [{ path, rule }] });
    await expect(
      askEmailChange(active, { email: uniqueEmail(), password: "fel" }, someone()),
    ).rejects.toMatchObject(fields("password", "wrongPassword"));
    await expect(askEmailChange(active, { email, password }, someone())).rejects.toMatchObject(
      fields("email", "sameEmail"),
    );
    expect(await pendingEmailChange(active.user.id)).toBeNull();
  });

  it("knows the present address also when it became another one since the session was read", async () => {
    const { id, email } = await account();
    const { active } = await signedIn(email);
    const now = uniqueEmail("now");
    await db().user.update({ where: { id }, data: { email: now } });
    await expect(askEmailChange(active, { email: now, password }, someone())).rejects.toMatchObject({
      code: "invalid_request",
      fields: [{ path: "email", rule: "sameEmail" }],
    });
  });

  it("mails the link to the new address and tells the old one at once", async () => {
    const { id, email, to } = await asked();
    expect(await mailsTo(to)).toEqual([{ kind: "email_change" }]);
    expect(await mailsTo(email)).toEqual([{ kind: "email_change_told" }]);
    expect(await emailOf(id)).toBe(email);
    expect(await pendingEmailChange(id)).toMatchObject({ email: to });
  });

  it("gives nobody a way into the account whose address was never confirmed", async () => {
    const { email } = await asked({ isVerified: false });
    expect(await mailsTo(email)).toEqual([]);
  });

  it("looks the same whether or not the new address has an account, which is told that somebody tried", async () => {
    const other = await account("provider");
    const { id } = await asked({ to: other.email });
    expect(await pendingEmailChange(id)).toMatchObject({ email: other.email });
    expect(await mailsTo(other.email)).toEqual([{ kind: "email_change_taken" }]);
    expect((await linksTo(other.email, "email_change_taken"))[0]).not.toContain("token");
  });

  it("ends the wish before it, with its link", async () => {
    const { id, to, active, jar } = await asked();
    const first = await tokenFor(to, "email_change");
    const second = uniqueEmail("second");
    jar.take(await askEmailChange(active, { email: second, password }, someone(jar)));
    await expect(confirm(first, jar)).rejects.toMatchObject({ code: "invalid_token" });
    await confirm(await tokenFor(second, "email_change"), jar);
    expect(await emailOf(id)).toBe(second);
  });

  it("is mailed again with a link more, and withdrawn with all of them", async () => {
    const { id, to, active, jar } = await asked();
    jar.take(await resendEmailChange(active, someone(jar)));
    const links = await linksTo(to, "email_change");
    expect(links).toHaveLength(2);
    await withdrawEmailChange(active, someone(jar));
    expect(await pendingEmailChange(id)).toBeNull();
    await expect(confirm(await tokenFor(to, "email_change"), jar)).rejects.toMatchObject({
      code: "invalid_token",
    });
    await expect(resendEmailChange(active, someone(jar))).rejects.toMatchObject({ code: "not_found" });
  });

  it("is limited for each account", async () => {
    const { active, jar } = await asked();
    const more = Array.from({ length: 6 }, () =>
      askEmailChange(active, { email: uniqueEmail(), password }, someone(jar)),
    );
    const codes = (await Promise.allSettled(more)).map((result) => result.status);
    expect(codes.filter((status) => status === "rejected").length).toBeGreaterThan(0);
  });
});

describe("confirming the new address", () => {
  it("needs no password in the browser that asked, also signed out", async () => {
    const { id, to, jar } = await asked();
    const token = await tokenFor(to, "email_change");
    await db().session.updateMany({ where: { userId: id }, data: { revokedAt: new Date() } });
    expect(await findEmailChange(token, jar)).toEqual({ newEmail: to, needs: null });
    await confirm(token, jar);
    expect(await emailOf(id)).toBe(to);
  });

  it("asks for the password in another browser, and the token still counts", async () => {
    const { id, email, to } = await asked();
    const token = await tokenFor(to, "email_change");
    expect(await findEmailChange(token, new Jar())).toEqual({
      newEmail: to,
      needs: { byPassword: true, byPasskey: false },
    });
    await expect(confirm(token)).rejects.toMatchObject({ code: "invalid_credentials" });
    await expect(confirm(token, undefined, "fel lösenord")).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(await emailOf(id)).toBe(email);
    await confirm(token, undefined, password);
    expect(await emailOf(id)).toBe(to);
  });

  it("is not known in a browser that asked for somebody else's change", async () => {
    const { to } = await asked();
    const stranger = await asked();
    await expect(confirm(await tokenFor(to, "email_change"), stranger.jar)).rejects.toMatchObject({
      code: "invalid_credentials",
    });
  });

  it("ends the sessions elsewhere, and the links that went to the old address", async () => {
    const { id, email, to, jar } = await asked();
    const elsewhere = await signedIn(email);
    await db().userToken.create({
      data: {
        userId: id,
        kind: "reset_password",
        tokenHash: Buffer.from(id),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    await confirm(await tokenFor(to, "email_change"), jar);
    expect(await activeSession("customer", elsewhere.jar)).toBeNull();
    expect((await activeSession("customer", jar))?.user).toMatchObject({ email: to, emailVerified: true });
    expect(await db().userToken.count({ where: { userId: id, kind: "reset_password", usedAt: null } })).toBe(
      0,
    );
    await expect(signIn({ email, password }, someone())).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect((await signIn({ email: to, password }, someone())).active.user.id).toBe(id);
  });

  const newPassword = "fyra blå båtar";
  const byMail = async (id: string) => {
    const data = { userId: id, kind: "reset_password", expiresAt: new Date(Date.now() + 60_000) } as const;
    const token = newToken();
    await db().userToken.create({ data: { ...data, tokenHash: fingerprint(token) } });
    await resetPassword({ token, password: newPassword }, [], someone());
  };

  it.each([
    ["reset by mail", (asking: Awaited<ReturnType<typeof asked>>) => byMail(asking.id)],
    [
      "changed",
      (asking: Awaited<ReturnType<typeof asked>>) =>
        changePassword(asking.active, { currentPassword: password, newPassword }, someone(asking.jar)),
    ],
  ])("ends with a password that is %s, also in the browser that asked", async (_how, replace) => {
    const asking = await asked();
    const { id, email, to, jar } = asking;
    await replace(asking);
    expect(await pendingEmailChange(id)).toBeNull();
    const token = await tokenFor(to, "email_change");
    expect(await findEmailChange(token, jar)).toBeNull();
    await expect(confirm(token, jar)).rejects.toMatchObject({ code: "invalid_token" });
    await expect(confirm(token, undefined, newPassword)).rejects.toMatchObject({ code: "invalid_token" });
    expect(await emailOf(id)).toBe(email);
  });

  it("is refused for a wish that is older than the password, though it still waits", async () => {
    const { id, email, to, jar } = await asked();
    await db().user.update({ where: { id }, data: { passwordChangedAt: new Date(Date.now() + 1000) } });
    await expect(confirm(await tokenFor(to, "email_change"), jar)).rejects.toMatchObject({
      code: "invalid_token",
    });
    expect(await emailOf(id)).toBe(email);
  });

  it("brings the guest bookings of the new address, and not before", async () => {
    const to = uniqueEmail("guest");
    const place = await salon();
    const bookingId = await book(place, { at: "2035-02-01T09:00:00Z", email: to });
    const { id, jar } = await asked({ to });
    const owner = async () => (await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).customerId;
    expect(await owner()).toBeNull();
    await confirm(await tokenFor(to, "email_change"), jar);
    expect(await owner()).toBe(id);
  });

  it("moves the mails about what the customer had booked, and no others", async () => {
    const { id, email, to, jar } = await asked();
    const place = await salon();
    const booked = { at: "2035-02-01T09:00:00Z", customerId: id };
    const own = await book(place, { ...booked, email });
    const other = uniqueEmail("other");
    const typed = await book(place, { ...booked, at: "2035-02-01T10:00:00Z", email: other });
    const foreign = await book(place, { at: "2035-02-01T11:00:00Z", email });
    await confirm(await tokenFor(to, "email_change"), jar);
    const mailed = async (id: string) =>
      (await db().booking.findUniqueOrThrow({ where: { id } })).customerEmail;
    expect(await Promise.all([own, typed, foreign].map(mailed))).toEqual([to, other, email]);
  });

  it("moves the mails of a business that went to the old address, and no others", async () => {
    for (const contact of ["same", "other"]) {
      const place = await salon();
      const { id, email, to, jar } = await asked({ role: "provider" });
      const own = contact === "same" ? email : uniqueEmail("contact");
      await db().provider.update({ where: { id: place.id }, data: { ownerUserId: id, email: own } });
      await confirm(await tokenFor(to, "email_change"), jar);
      const { email: now } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
      expect(now).toBe(contact === "same" ? to : own);
    }
  });

  it("leaves a business its address where the account is a member's, even if both were one", async () => {
    const place = await salon();
    const { id: userId, email, to, jar } = await asked({ role: "provider" });
    const staffMemberId = await anotherPerson(place);
    await db().providerMember.create({
      data: { providerId: place.id, userId, staffMemberId, role: "member" },
    });
    await db().provider.update({ where: { id: place.id }, data: { email } });
    await confirm(await tokenFor(to, "email_change"), jar);
    const { email: mailed } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect(mailed).toBe(email);
    expect(await db().providerMember.count({ where: { userId, role: "member", endedAt: null } })).toBe(1);
  });

  it("is won by one of two accounts that take the same address at once, and the other is told", async () => {
    const to = uniqueEmail("race");
    const both = [await asked({ to }), await asked({ to })];
    const tokens = (await linksTo(to, "email_change")).map(
      (url) => new URL(url).searchParams.get("token") ?? "",
    );
    const results = await Promise.allSettled(both.map(({ jar }, n) => confirm(tokens[n] ?? "", jar)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const lost = results.find((result) => result.status === "rejected");
    expect(lost).toMatchObject({ reason: { code: "email_taken" } });
    expect(await db().user.count({ where: { email: to } })).toBe(1);
  });
});
