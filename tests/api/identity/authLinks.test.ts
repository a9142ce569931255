import pg from "pg";
import { describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import {
  freshEmail,
  inbox,
  login,
  newPassword,
  registered,
  session,
  tokenIn,
} from "../../support/calls/auth";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { password } from "../../support/password";
import { sharedApp } from "../../support/run/context";

describe("POST /auth/v1/verify-email", () => {
  it.each([
    ["sv", "/customer/auth/verify"],
    ["en", "/en/customer/auth/verify"],
  ])("confirms the address once, by the mail in %s", async (language, path) => {
    const email = await registered("customer", { "Accept-Language": language });
    const mail = await inbox().waitFor(email);
    expect(mail.text).toContain(`${sharedApp().url}${path}?token=`);
    const token = await tokenIn(email);
    const verify = () => call<Failure>("/auth/v1/verify-email", { body: { token, password } });
    expect((await verify()).status).toBe(204);
    expect((await login({ email, password })).body.user?.emailVerified).toBe(true);
    const again = await verify();
    expect([again.status, again.body.code]).toEqual([400, "invalid_token"]);
  });

  it("sends another link, and says the same for an address without account", async () => {
    const email = await registered();
    await tokenIn(email);
    const resend = (to: string) => call("/auth/v1/verify-email/resend", { body: { email: to } });
    const known = await resend(email);
    const unknown = await resend(freshEmail());
    expect([known.status, known.body]).toEqual([202, { accepted: true }]);
    expect([unknown.status, unknown.body]).toEqual([202, { accepted: true }]);
  });
});

describe("POST /auth/v1/password/forgot and /reset", () => {
  it("sets a new password once, ends every session and tells the owner", async () => {
    const email = await registered();
    const cookie = cookiesOf(await login({ email, password }));
    const forgot = await call("/auth/v1/password/forgot", { body: { email } });
    expect([forgot.status, forgot.body]).toEqual([202, { accepted: true }]);
    const token = await tokenIn(email, "lösenord");
    const reset = (secret: string) =>
      call<Failure>("/auth/v1/password/reset", { body: { token, password: secret } });
    expect((await reset("12345678")).status).toBe(400);
    const done = await reset(newPassword);
    expect(done.status).toBe(204);
    // No session, only the proof that this is the owner's browser.
    expect(cookiesOf(done)).toMatch(/^stund-device\.customer=[^;]+$/);
    expect((await session(cookie)).body.user).toBeNull();
    expect((await login({ email, password })).status).toBe(401);
    expect((await login({ email, password: newPassword })).status).toBe(200);
    const again = await reset("fem röda hus");
    expect([again.status, again.body.code]).toEqual([400, "invalid_token"]);
  });

  it("shows no form for a link that was used, has ended or never was, and the way to a new one", async () => {
    const email = await registered();
    await call("/auth/v1/password/forgot", { body: { email } });
    const token = await tokenIn(email, "lösenord");
    const page = async (given: string) =>
      String((await call<string>(`/customer/auth/reset?token=${given}`)).body);
    // Looking does not use it up.
    for (let looks = 0; looks < 2; looks += 1) expect(await page(token)).toContain('name="password"');
    await call("/auth/v1/password/reset", { body: { token, password: newPassword } });
    for (const dead of [token, "x"]) {
      const shown = await page(dead);
      expect(shown).not.toContain('name="password"');
      expect(shown).toContain("Länken gäller inte längre");
      expect(shown).toContain('href="/customer/auth/forgot"');
    }
  });

  it("lets the session go on in which it happens", async () => {
    const email = await registered();
    const here = cookiesOf(await login({ email, password }));
    const elsewhere = cookiesOf(await login({ email, password }));
    await call("/auth/v1/password/forgot", { body: { email } });
    const token = await tokenIn(email, "lösenord");
    const done = await call("/auth/v1/password/reset", {
      body: { token, password: newPassword },
      headers: { Cookie: here },
    });
    expect((await session(cookiesOf(done))).body.user?.email).toBe(email);
    expect((await session(elsewhere)).body.user).toBeNull();
  });

  it("says the same for an address without account", async () => {
    const answer = await call("/auth/v1/password/forgot", { body: { email: freshEmail() } });
    expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
    expect((await call("/auth/v1/password/forgot", { body: { email: "x" } })).status).toBe(400);
  });
});

describe("asking for a link", () => {
  it.each(["/auth/v1/password/forgot", "/auth/v1/verify-email/resend"])(
    "at %s is answered before anything is done about the account",
    async (path) => {
      const email = await registered();
      await tokenIn(email);
      const client = new pg.Client({ connectionString: sharedApp().databaseUrl });
      await client.connect();
      try {
        // Whoever looks for this account now waits.
        await client.query("BEGIN");
        await client.query("SELECT FROM users WHERE email = $1 FOR UPDATE", [email]);
        const answer = await call(path, { body: { email } });
        expect([answer.status, answer.body]).toEqual([202, { accepted: true }]);
        expect(await inbox().list(email)).toHaveLength(1);
        await client.query("COMMIT");
      } finally {
        await client.end();
      }
      await waitFor(async () => (await inbox().list(email)).length === 2, {
        what: "the link that was asked for",
        timeoutMs: 20_000,
      });
    },
  );
});
