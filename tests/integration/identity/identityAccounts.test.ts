import { describe, expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { requestPasswordReset } from "@/lib/identity/addresses/requestLinks";
import { changePassword, resetPassword } from "@/lib/identity/passwords/newPassword";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
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

async function register(email: string, locale: "sv" | "en" = "sv") {
  const { user } = await registerCustomer({ email, password, fullName: "Anna Ek" }, locale, someone());
  return user;
}

const newPassword = "fyra blå båtar";

async function jobsOf(recipient: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker._private_jobs j
     JOIN outbox_mails m ON m.id::text = j.payload ->> 'mailId' WHERE m.recipient = $1`,
    [recipient],
  );
  return rows[0]?.count ?? 0;
}

describe("registering as a customer", () => {
  it("opens an account that is not verified, and sends one mail in its language", async () => {
    const email = uniqueEmail();
    const user = await register(email, "en");
    expect(user).toMatchObject({ email, role: "customer", emailVerified: false, providerId: null });
    const [link] = await linksTo(email, "verify_email");
    expect(link).toMatch(/\/en\/customer\/auth\/verify\?token=[\w-]{43}$/);
    expect(await jobsOf(email)).toBe(1);
  });

  it("stores neither the password nor the token", async () => {
    const email = uniqueEmail();
    const { id } = await register(email);
    const token = await tokenFor(email, "verify_email");
    const user = await db().user.findUniqueOrThrow({ where: { id }, include: { tokens: true } });
    expect(JSON.stringify(user)).not.toContain(password);
    expect(user.tokens).toHaveLength(1);
    expect(Buffer.from(user.tokens[0]?.tokenHash ?? []).toString("utf8")).not.toContain(token);
  });

  it("answers many who want the same address alike, opens one account, and its mailbox is told of the others", async () => {
    const email = uniqueEmail();
    const results = await Promise.all(Array.from({ length: 6 }, () => register(email)));
    expect(new Set(results.map((answer) => Object.keys(answer).join())).size).toBe(1);
    expect(await db().user.count({ where: { email } })).toBe(1);
    expect(await linksTo(email, "verify_email")).toHaveLength(1);
    expect(await linksTo(email, "account_exists")).toHaveLength(5);
    expect(await jobsOf(email)).toBe(6);
  });

  it("refuses the commonest passwords", async () => {
    const email = uniqueEmail();
    const attempt = registerCustomer({ email, password: "Password123", fullName: "A" }, "sv", someone());
    await expect(attempt).rejects.toMatchObject({
      code: "invalid_request",
      fields: [{ path: "password", rule: "commonPassword" }],
    });
    expect(await db().user.count({ where: { email } })).toBe(0);
  });
});

describe("a forgotten password", () => {
  it("is asked for without telling whether there is an account", async () => {
    const email = uniqueEmail();
    await expect(requestPasswordReset(email, someone())).resolves.toBeUndefined();
    expect(await db().outboxMail.count({ where: { recipient: email } })).toBe(0);
  });

  it("is replaced once; every session ends, and the owner is told", async () => {
    const { email } = await account();
    const { jar } = await signedIn(email);
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    const cookies = await resetPassword({ token, password: newPassword }, [], someone());
    expect(cookies.map(({ name }) => name)).toEqual(["stund-device.customer"]);
    expect(await activeSession("customer", jar)).toBeNull();
    await expect(signIn({ email, password }, someone())).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await expect(signedIn(email, newPassword)).resolves.toBeDefined();
    expect(await linksTo(email, "password_changed")).toHaveLength(1);
    const again = resetPassword({ token, password: "fem röda hus" }, [], someone());
    await expect(again).rejects.toMatchObject({ code: "invalid_token" });
  });

  it("leaves the token alone when the new password is too common", async () => {
    const { email } = await account();
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    const common = resetPassword({ token, password: "12345678" }, [], someone());
    await expect(common).rejects.toMatchObject({ code: "invalid_request" });
    await expect(resetPassword({ token, password: newPassword }, [], someone())).resolves.toBeDefined();
  });

  it("lets the session go on in which it is replaced, under a new cookie, and ends the others", async () => {
    const { email } = await account();
    const here = await signedIn(email);
    const elsewhere = await signedIn(email);
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    const renewed = await resetPassword({ token, password: newPassword }, [here.active], someone());
    expect(await activeSession("customer", new Jar(renewed))).not.toBeNull();
    expect(await activeSession("customer", here.jar)).toBeNull();
    expect(await activeSession("customer", elsewhere.jar)).toBeNull();
  });
});

describe("changing the password", () => {
  it("needs the current one, and keeps only the session in use", async () => {
    const { email } = await account();
    const here = await signedIn(email);
    const elsewhere = await signedIn(email);
    const wrong = changePassword(here.active, { currentPassword: "fel", newPassword }, someone());
    await expect(wrong).rejects.toMatchObject({
      fields: [{ path: "currentPassword", rule: "wrongPassword" }],
    });
    const renewed = await changePassword(here.active, { currentPassword: password, newPassword }, someone());
    expect(await activeSession("customer", new Jar(renewed?.cookies ?? []))).not.toBeNull();
    expect(await activeSession("customer", here.jar)).toBeNull();
    expect(await activeSession("customer", elsewhere.jar)).toBeNull();
  });

  it("leaves no session behind that the old password opened in the same moment", async () => {
    const { id, email } = await account();
    const { active } = await signedIn(email);
    const attempts = Array.from({ length: 8 }, () =>
      signIn({ email, password }, someone()).catch(() => null),
    );
    const change = changePassword(active, { currentPassword: password, newPassword }, someone());
    const issued = await Promise.all(attempts);
    const renewed = await change;
    for (const session of issued) {
      if (session === null) continue;
      expect(await activeSession("customer", new Jar(session.cookies))).toBeNull();
    }
    expect(await db().session.count({ where: { userId: id, revokedAt: null } })).toBe(1);
    expect(await activeSession("customer", new Jar(renewed?.cookies ?? []))).not.toBeNull();
  });
});
