import { describe, expect, it } from "vitest";
import { login, registered, type State, session, setCookie } from "../../support/calls/auth";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { password } from "../../support/password";

describe("/auth/v1/sessions", () => {
  type Listed = { id: string; isCurrent: boolean }[];
  const list = (cookie: string) => call<Listed>("/auth/v1/sessions", { headers: { Cookie: cookie } });
  const end = (cookie: string, id = "") =>
    call<Failure>(`/auth/v1/sessions${id}`, { method: "DELETE", headers: { Cookie: cookie } });

  it("lists the owner's sessions and ends them", async () => {
    const email = await registered();
    const [here, there, third] = await Promise.all(
      [1, 2, 3].map(async () => cookiesOf(await login({ email, password }))),
    );
    const { body } = await list(here ?? "");
    expect(body).toHaveLength(3);
    expect(body[0]?.isCurrent).toBe(true);
    const other = (await list(there ?? "")).body[0];
    expect((await end(here ?? "", `/${other?.id}`)).status).toBe(204);
    expect((await session(there ?? "")).body.user).toBeNull();
    expect((await end(here ?? "")).status).toBe(204);
    expect((await session(third ?? "")).body.user).toBeNull();
    expect((await list(here ?? "")).body).toHaveLength(1);
  });

  it("are nobody else's business", async () => {
    const mine = cookiesOf(await login({ email: await registered(), password }));
    const theirs = await login({ email: await registered(), password });
    const foreign = await end(mine, `/${theirs.body.session?.id}`);
    expect([foreign.status, foreign.body.code]).toEqual([404, "not_found"]);
    expect((await end(mine, "/not-a-uuid")).status).toBe(404);
    expect((await session(cookiesOf(theirs))).body.user).not.toBeNull();
    expect((await call<Failure>("/auth/v1/sessions")).body.code).toBe("not_signed_in");
  });
});

describe("next-auth's own routes", () => {
  /** Signs in as next-auth's client does: with its CSRF token, by a form. */
  async function signInAt(base: string, email: string) {
    const csrf = await call<{ csrfToken: string }>(`${base}/csrf`);
    const form = new URLSearchParams({ csrfToken: csrf.body.csrfToken, email, password, json: "true" });
    return call<{ url: string }>(`${base}/callback/credentials`, {
      body: form.toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookiesOf(csrf) },
    });
  }

  it("issue and end the same sessions as the calls", async () => {
    const email = await registered();
    const signedIn = await signInAt("/api/auth", email);
    expect(signedIn.status).toBe(200);
    expect(setCookie(signedIn, "stund_customer")).toMatch(/^stund_customer=1/);
    const cookie = cookiesOf(signedIn);
    expect((await session(cookie)).body.user?.email).toBe(email);
    const headers = { Cookie: cookie };
    expect((await call<State>("/api/auth/session", { headers })).body.user?.email).toBe(email);
    expect((await call<State>("/api/auth/provider/session", { headers })).body).toEqual({});
    await call("/auth/v1/logout", { method: "POST", headers });
    expect((await call("/api/auth/session", { headers })).body).toEqual({});
  });

  it("know the accounts of their own portal only", async () => {
    const answer = await signInAt("/api/auth/provider", await registered());
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie().join()).not.toContain("stund.provider=");
  });

  it("offer neither a way into the log nor one into the token", async () => {
    const cookie = cookiesOf(await login({ email: await registered(), password }));
    for (const path of ["/api/auth/_log", "/api/auth/session", "/api/auth/provider"]) {
      const answer = await call<Failure>(path, {
        body: { data: { role: "provider" } },
        headers: { Cookie: cookie },
      });
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, "not_found"]);
    }
    expect((await session(cookie)).body.user?.role).toBe("customer");
  });

  it("never lead off the site, and answer nonsense with 400", async () => {
    const evil = "https://evil.example/x";
    const answer = await call(`/api/auth/signin?callbackUrl=${encodeURIComponent(evil)}`);
    expect(answer.headers.get("location") ?? "").not.toContain("evil");
    const nonsense = await call<Failure>("/api/auth/session?callbackUrl=javascript:alert(1)");
    expect([nonsense.status, nonsense.body.code]).toEqual([400, "invalid_request"]);
  });

  it.each([
    ["is no JSON", "{"],
    ["is a list", "[1]"],
    ["has no text for the way back", '{"callbackUrl":{"path":"/"}}'],
    ["has no text for the e-mail address", '{"email":["a@stund.example"],"password":"x"}'],
  ])("refuse a body that %s", async (_what, body) => {
    for (const action of ["callback/credentials", "signin", "signout"]) {
      const answer = await call<Failure>(`/api/auth/${action}`, { body });
      expect([action, answer.status, answer.body.code]).toEqual([action, 400, "invalid_request"]);
    }
  });

  it.each(["/api/auth", "/api/auth/provider"])(
    "at %s take and refuse methods as the calls do",
    async (base) => {
      const path = `${base}/session`;
      const head = await call(path, { method: "HEAD" });
      expect([head.status, head.headers.get("content-type")]).toEqual([200, "application/json"]);
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        const { status, headers, body } = await call<Failure>(path, { method });
        expect([method, status, headers.get("allow")]).toEqual([method, 405, "GET, POST, HEAD, OPTIONS"]);
        expect(body).toEqual({ message: expect.any(String), code: "method_not_allowed" });
      }
      const told = await call(path, { method: "OPTIONS" });
      expect([told.status, told.headers.get("allow")]).toEqual([204, "GET, POST, HEAD, OPTIONS"]);
      const nothing = await call(`${base}/nothing`, { method: "HEAD" });
      expect(nothing.status).toBe(404);
    },
  );

  it("read no more of a body than every other call", async () => {
    const answer = await call<Failure>("/api/auth/provider/callback/credentials", {
      body: `password=${"x".repeat(300 * 1024)}`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect([answer.status, answer.body.code]).toEqual([413, "too_large"]);
  });
});
