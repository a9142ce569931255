import { describe, expect, it } from "vitest";
import {
  type Account,
  callRegisterCustomer,
  callRegisterProvider,
  freshEmail,
  inbox,
  login,
  registered,
  type State,
  session,
  setCookie,
} from "../../support/calls/auth";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { password } from "../../support/password";

describe("POST /auth/v1/register/customer", () => {
  it("opens an account, which is not signed in and not verified yet", async () => {
    const email = freshEmail();
    const answer = await callRegisterCustomer<{ user: Account }>({
      email: `  ${email.toUpperCase()} `,
      password,
      fullName: "Anna Ek",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email,
        role: "customer",
        fullName: "Anna Ek",
        emailVerified: false,
        providerId: null,
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^stund-registered=[^;]+; Path=\/; Max-Age=172800; SameSite=Lax; HttpOnly$/),
    ]);
    expect((await session(cookiesOf(answer))).body.user).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("answers the same for an address that has an account, whose mailbox is told", async () => {
    const email = await registered();
    const ask = (address: string) =>
      callRegisterCustomer<{ user: Account }>({ email: address, password, fullName: "A" });
    const [taken, free] = [await ask(email.toUpperCase()), await ask(freshEmail())];
    expect(taken.status).toBe(201);
    const shape = ({ user }: { user: Account }) => ({ ...user, id: typeof user.id, email: "" });
    expect(shape(taken.body)).toEqual(shape(free.body));
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
    expect(taken.headers.getSetCookie()).toHaveLength(free.headers.getSetCookie().length);
    await inbox().waitFor(email, "Du har redan ett konto");
  });

  it.each([
    [{}, ["email", "password", "fullName"]],
    [{ email: "anna", password: "kort", fullName: " " }, ["email", "password", "fullName"]],
    [{ email: freshEmail(), password: "x".repeat(201), fullName: "A" }, ["password"]],
    [{ email: freshEmail(), password: "Password123", fullName: "A" }, ["password"]],
    [{ email: 1, password: null, fullName: [] }, ["email", "password", "fullName"]],
  ])("names every wrong field of %j", async (body, paths) => {
    const answer = await callRegisterCustomer(body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("invalid_request");
    expect(answer.body.details?.map(({ path }) => path)).toEqual(paths);
  });

  it("speaks the caller's language", async () => {
    const sv = await callRegisterCustomer({}, { "Accept-Language": "fr, sv;q=0.5" });
    const en = await callRegisterCustomer({}, { "Accept-Language": "en-GB" });
    expect(sv.body.details?.[0]?.message).toBe("Fyll i det här fältet.");
    expect(en.body.details?.[0]?.message).toBe("Fill in this field.");
  });
});

describe("POST /auth/v1/login and GET /auth/v1/session", () => {
  it("signs in to the account's portal, by a cookie that scripts cannot read and a hint that they can", async () => {
    const email = await registered();
    const answer = await login({ email, password });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      email,
      role: "customer",
      emailVerified: false,
      providerId: null,
    });
    expect(answer.body.session).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role: "customer",
      expiresAt: expect.stringMatching(/Z$/),
    });
    expect(setCookie(answer, "stund.customer")).toMatch(
      /; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    );
    expect(setCookie(answer, "stund_customer")).toMatch(
      /^stund_customer=1; Path=\/; Max-Age=2592000; SameSite=Lax$/,
    );
    expect(JSON.stringify(answer.body)).not.toMatch(/password|token|hash/i);
    expect((await session(cookiesOf(answer))).body).toEqual(answer.body);
  });

  it("answers 200 with nothing when nobody is signed in, and is never kept by a cache", async () => {
    const answer = await call<State>("/auth/v1/session");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ session: null, user: null });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("says the same for an unknown address and a wrong password", async () => {
    const email = await registered();
    const unknown = await login({ email: freshEmail(), password });
    const wrong = await login({ email, password: "fel" });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body.code).toBe("invalid_credentials");
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it("refuses the account of the other portal with words that name its portal, and sets no cookie", async () => {
    const email = await registered();
    const english = { "Accept-Language": "en" };
    const answer = await login({ email, password, role: "provider" }, english);
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      code: "wrong_role",
      message: "That email belongs to a customer account. Please sign in via the customer portal.",
    });
    expect(answer.headers.getSetCookie()).toEqual([]);

    const business = freshEmail();
    await callRegisterProvider({ companyName: "Salong", email: business, password });
    const other = await login({ email: business, password, role: "customer" }, english);
    expect(other.status).toBe(403);
    expect(other.body.message).toBe(
      "That email belongs to a provider account. Please sign in via the provider portal.",
    );
  });

  it("takes a forged, foreign or cut cookie for no session, and clears it", async () => {
    const email = await registered();
    const cookie = cookiesOf(await login({ email, password }));
    const forged = cookie.replace(/^(stund\.customer=.{40})./, "$1_");
    const answer = await session(forged);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ session: null, user: null });
    expect(setCookie(answer, "stund.customer")).toMatch(/^stund\.customer=; .*Max-Age=0/);
    expect(setCookie(answer, "stund_customer")).toMatch(/^stund_customer=; .*Max-Age=0/);
    const foreign = cookie.replace("stund.customer=", "stund.provider=");
    expect((await session(foreign, "?role=provider")).body.user).toBeNull();
  });

  it("refuses what comes from another site, what is no JSON, and other methods", async () => {
    const body = { email: freshEmail(), password };
    const foreign = await login(body, { Origin: "https://evil.example" });
    expect([foreign.status, foreign.body.code]).toEqual([403, "forbidden_origin"]);
    const form = await call<Failure>("/auth/v1/login", {
      body: "email=a&password=b",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect([form.status, form.body.code]).toEqual([415, "unsupported_media_type"]);
    const broken = await call<Failure>("/auth/v1/login", { body: "{" });
    expect([broken.status, broken.body.code]).toEqual([400, "invalid_request"]);
    const get = await call<Failure>("/auth/v1/login");
    expect([get.status, get.body.code, get.headers.get("allow")]).toEqual([
      405,
      "method_not_allowed",
      "POST, OPTIONS",
    ]);
    const unknown = await call<Failure>("/auth/v1/nothing");
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"]);
  });
});
