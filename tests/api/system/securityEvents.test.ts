import { describe, expect, it } from "vitest";
import { login, newPassword, registered, session, setCookie, tokenIn } from "../../support/calls/auth";
import { call, cookiesOf } from "../../support/calls/http";
import { postForm } from "../../support/html/plainForm";
import { password } from "../../support/password";
import { endOfLog, eventSince, linesSince } from "../../support/run/serverLog";

const address = "203.0.113.77";
const from = { "X-Forwarded-For": address };

const hash = /^[\w-]{16}$/;

/** Signs in as next-auth's client does. */
async function nextAuth(email: string, secret: string) {
  const csrf = await call<{ csrfToken: string }>("/api/auth/csrf");
  const form = new URLSearchParams({ csrfToken: csrf.body.csrfToken, email, password: secret, json: "true" });
  return call("/api/auth/callback/credentials", {
    body: form.toString(),
    headers: { ...from, "Content-Type": "application/x-www-form-urlencoded", Cookie: cookiesOf(csrf) },
  });
}

const ways = {
  call: (email: string, secret: string) => login({ email, password: secret, role: "customer" }, from),
  "next-auth": nextAuth,
  form: (email: string, secret: string) => postForm("/customer/auth", { email, password: secret }, from),
};

describe.each(["call", "next-auth", "form"] as const)("a sign-in by %s", (way) => {
  it("leaves one line: who, from where, which way and how it ended, and no address in clear", async () => {
    const email = await registered();
    const before = endOfLog();
    const userId = (await login({ email, password })).body.user?.id;
    // The server writes its lines a little after its answers: this one is not to be counted below.
    await eventSince(before, { event: "sign_in", outcome: "ok", userId });
    const start = endOfLog();
    await ways[way](email, "fel");
    const failed = await eventSince(start, { event: "sign_in", way, outcome: "failed", userId });
    expect(failed).toMatchObject({
      level: "warn",
      reason: "invalid_credentials",
      from: expect.stringMatching(hash),
    });
    await ways[way](email, password);
    const ok = await eventSince(start, { event: "sign_in", way, outcome: "ok", userId });
    expect(ok).toMatchObject({ level: "info", from: failed.from, sessionId: expect.any(String) });
    const events = linesSince(start).filter(
      (line) => line.includes('"sign_in"') && line.includes(`"${userId}"`),
    );
    expect(events).toHaveLength(2);
    const text = linesSince(start).join("\n");
    expect(text).not.toContain(email);
    expect(text).not.toContain(address);
  });

  it("of nobody's address leaves a hash of it, the same each time", async () => {
    const email = `ingen-${way}@exempel.se`;
    const start = endOfLog();
    await ways[way](email, "fel");
    const { emailHash } = await eventSince(start, { event: "sign_in", way, outcome: "failed" });
    expect(emailHash).toMatch(hash);
    await ways[way](email, "fel");
    await eventSince(start, { event: "sign_in", way, outcome: "failed", emailHash });
  });

  it("that comes too often leaves a line that says so", async () => {
    const email = `trottas-${way}@exempel.se`;
    const start = endOfLog();
    for (let tries = 0; tries < 11; tries += 1) await ways[way](email, "fel");
    await eventSince(start, { event: "sign_in", way, outcome: "throttled", reason: "too_many_requests" });
  });
});

describe("the log", () => {
  it("has a line for what else happens to an account", async () => {
    const start = endOfLog();
    const email = await registered();
    const { userId } = await eventSince(start, { event: "register", outcome: "ok", way: "call" });
    const token = await tokenIn(email);
    const confirm = (secret: string) => call("/auth/v1/verify-email", { body: { token, password: secret } });
    await confirm("fel");
    await eventSince(start, {
      event: "verify_email",
      outcome: "failed",
      reason: "invalid_credentials",
      userId,
    });
    await confirm(password);
    await eventSince(start, { event: "verify_email", outcome: "ok", userId, sessions: 0 });
    await confirm(password);
    await eventSince(start, { event: "verify_email", outcome: "failed", reason: "invalid_token" });
    await call("/auth/v1/password/forgot", { body: { email } });
    await eventSince(start, { event: "password_forgot", outcome: "ok", userId, isMailed: true });
    const body = { token: await tokenIn(email, "lösenord"), password: newPassword };
    await call("/auth/v1/password/reset", { body });
    await eventSince(start, { event: "password_reset", outcome: "ok", userId });
    const refused = await login({ email, password: newPassword, role: "provider" });
    expect(refused.status).toBe(403);
    await eventSince(start, { event: "sign_in", outcome: "refused", reason: "wrong_role_customer", userId });

    const cookie = cookiesOf(await login({ email, password: newPassword }));
    const headers = { Cookie: cookie };
    await call("/auth/v1/sessions", { method: "DELETE", headers });
    await eventSince(start, { event: "sessions_revoked", outcome: "ok", userId });
    await call("/customers/me/export", { headers });
    await eventSince(start, { event: "data_exported", outcome: "ok", userId });
    const change = { currentPassword: newPassword, newPassword: password };
    const changed = await call("/customers/me/password", { body: change, headers });
    await eventSince(start, { event: "password_change", outcome: "ok", userId });
    const second = await login({ email, password });
    await call("/auth/v1/logout", { method: "POST", headers: { Cookie: cookiesOf(second) } });
    const sessionId = second.body.session?.id;
    await eventSince(start, { event: "sign_out", outcome: "ok", userId, sessionId });
    await call("/customers/me", {
      method: "DELETE",
      body: { password },
      headers: { Cookie: cookiesOf(changed) },
    });
    await eventSince(start, { event: "account_erased", outcome: "ok", userId });
    const text = linesSince(start).join("\n");
    for (const secret of [email, password, newPassword, token, cookie]) expect(text).not.toContain(secret);
  });

  it("has a line for a session that another one replaces in the same browser, whosever it was", async () => {
    const start = endOfLog();
    const first = await login({ email: await registered(), password });
    const second = await registered();
    await login({ email: second, password }, { Cookie: cookiesOf(first) });
    const { session, user } = first.body;
    await eventSince(start, { event: "session_replaced", userId: user?.id, sessionId: session?.id });
  });

  it("has a line for a registration that the mailbox's owner rejects", async () => {
    const start = endOfLog();
    const email = await registered();
    const userId = (await login({ email, password })).body.user?.id;
    await call("/auth/v1/verify-email/reject", { body: { token: await tokenIn(email) } });
    await eventSince(start, { event: "registration_rejected", outcome: "ok", userId });
  });

  it("has a line for a call that another site made", async () => {
    const start = endOfLog();
    await login({ email: "a@exempel.se", password }, { Origin: "https://evil.example" });
    await eventSince(start, { event: "request_refused", reason: "forbidden_origin", call: "login" });
  });
});

describe("next-auth's own route", () => {
  it("gives the proof that this browser has signed in, which the session's end leaves", async () => {
    const email = await registered();
    const answer = await nextAuth(email, password);
    expect(setCookie(answer, "stund-device.customer")).toMatch(/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    expect((await session(cookiesOf(answer))).body.user?.email).toBe(email);
  });
});
