import { describe, expect, it } from "vitest";
import { freshOrganisationNumber } from "../../support/builders/organisationNumbers";
import {
  callRegisterProvider,
  freshEmail,
  login,
  registered,
  session,
  setCookie,
} from "../../support/calls/auth";
import { call, cookiesOf } from "../../support/calls/http";
import { password } from "../../support/password";

describe("two portals in one browser", () => {
  async function both() {
    const business = freshEmail();
    const answer = await callRegisterProvider({ companyName: "Salong", email: business, password });
    const private_ = await registered();
    const cookie = `${cookiesOf(answer)}; ${cookiesOf(await login({ email: private_, password }))}`;
    return { business, private_, cookie };
  }

  it("have a session each; without a role the business's comes first", async () => {
    const { business, private_, cookie } = await both();
    expect((await session(cookie)).body.user?.email).toBe(business);
    expect((await session(cookie, "?role=customer")).body.user?.email).toBe(private_);
    expect((await session(cookie, "?role=provider")).body.user?.providerId).toMatch(/^[0-9a-f-]{36}$/);
    expect((await session(cookie, "?role=admin")).status).toBe(400);
  });

  it("are signed out of one by one, or together, in the database too", async () => {
    const { business, private_, cookie } = await both();
    const signOut = (query: string) =>
      call(`/auth/v1/logout${query}`, { method: "POST", headers: { Cookie: cookie } });
    const first = await signOut("?role=customer");
    expect(first.status).toBe(204);
    expect(setCookie(first, "stund.customer")).toMatch(/Max-Age=0/);
    expect(setCookie(first, "stund.provider")).toBeUndefined();
    // The cookies are sent again as they were: it is the row that has ended.
    expect((await session(cookie, "?role=customer")).body.user).toBeNull();
    expect((await session(cookie, "?role=provider")).body.user?.email).toBe(business);
    expect((await signOut("")).status).toBe(204);
    expect((await session(cookie)).body.user).toBeNull();
    expect((await signOut("")).status).toBe(204);
    expect(private_).not.toBe(business);
  });
});

describe("the sign-in page that a session's end leads to", () => {
  it.each([
    ["/customer/auth", "session-ended-kept", "Du har loggats ut. Det du skrev finns kvar."],
    ["/en/provider/auth", "session-ended-kept", "You have been signed out. What you typed is still there."],
    ["/provider/auth", "session-ended", "Du har loggats ut. Logga in igen, så fortsätter du där du var."],
  ])("%s?notice=%s says so", async (path, notice, sentence) => {
    const { body } = await call<string>(`${path}?redirectTo=%2Fcustomer%2Fprofile&notice=${notice}`);
    expect(body).toContain(sentence);
  });
});

describe("a browser that signs in anew", () => {
  const signInHere = async (cookie: string) =>
    cookiesOf(await login({ email: await registered(), password }, { Cookie: cookie }));

  it("leaves no live session of the same portal behind, and that of the other one alone", async () => {
    const business = cookiesOf(await login({ email: await registered("provider"), password }));
    const before = await signInHere("");
    await login({ email: await registered(), password: "fel" }, { Cookie: before });
    expect((await session(before)).body.user).not.toBeNull();
    const after = await signInHere(`${business}; ${before}`);
    expect((await session(before)).body.user).toBeNull();
    expect((await session(after)).body.user).not.toBeNull();
    expect((await session(business)).body.user).not.toBeNull();
  });

  it("also by registering a business", async () => {
    const before = cookiesOf(await login({ email: await registered("provider"), password }));
    const body = { companyName: "Salong", email: freshEmail(), password };
    await call("/auth/v1/register/provider", { body, headers: { Cookie: before } });
    expect((await session(before)).body.user).toBeNull();
  });
});

describe("signing out", () => {
  it("has the browser drop the pages it kept, and nothing else", async () => {
    const answer = await call("/auth/v1/logout?role=customer", { method: "POST" });
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
  });

  it("removes the cookies of the checkouts that a customer began in the browser, and a business's sign-out none", async () => {
    const own = `stund_checkout_${crypto.randomUUID()}`;
    const removed = async (role: string) => {
      const headers = { Cookie: `${own}=proof; appearance=dark` };
      const answer = await call(`/auth/v1/logout?role=${role}`, { method: "POST", headers });
      return answer.headers.getSetCookie().filter((line) => /^(stund_checkout_|appearance)/.test(line));
    };
    expect(await removed("customer")).toEqual([expect.stringMatching(`^${own}=;.* Max-Age=0;`)]);
    expect(await removed("provider")).toEqual([]);
  });

  it.each(["/api/auth", "/api/auth/provider"])("does so by next-auth's form at %s, too", async (base) => {
    const csrf = await call<{ csrfToken: string }>(`${base}/csrf`);
    const answer = await call(`${base}/signout`, {
      body: new URLSearchParams({ csrfToken: csrf.body.csrfToken }).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookiesOf(csrf) },
    });
    expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([302, '"cache"']);
    expect((await call(`${base}/session`)).headers.has("clear-site-data")).toBe(false);
  });
});

describe("a role", () => {
  it("is the same in capitals", async () => {
    const email = await registered();
    const answer = await login({ email, password, role: "Customer" });
    expect(answer.status).toBe(200);
    const cookie = cookiesOf(answer);
    expect((await session(cookie, "?role=CUSTOMER")).body.user?.email).toBe(email);
    expect((await session(cookie, "?role=Provider")).body.user).toBeNull();
    const wrong = await login({ email, password, role: "PROVIDER" });
    expect([wrong.status, wrong.body.code]).toEqual([403, "wrong_role"]);
  });
});

describe("POST /auth/v1/register/provider", () => {
  it("registers and signs in, and leads to no form of the payment provider before the address is confirmed", async () => {
    const email = freshEmail();
    const answer = await callRegisterProvider<{ onboardingUrl: string | null; alreadyOnboarded: boolean }>({
      companyName: "Salong Östermalm",
      email,
      password,
      phone: "08-12 34 56",
      city: "Stockholm",
      address: "Storgatan 1",
      description: "Vi klipper.",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      onboardingUrl: null,
      alreadyOnboarded: false,
    });
    const { body } = await session(cookiesOf(answer), "?role=provider");
    expect(body.user).toMatchObject({ email, role: "provider", providerId: expect.any(String) });
  });

  it("checks the organisation number, and says nothing of whether another business has it", async () => {
    const organisationNumber = freshOrganisationNumber();
    const ask = (number: string) =>
      callRegisterProvider({ companyName: "A", email: freshEmail(), password, organisationNumber: number });
    const wrong = await ask("556123-4568");
    expect(wrong.status).toBe(400);
    expect(wrong.body.details?.[0]?.path).toBe("organisationNumber");
    expect((await ask(organisationNumber)).status).toBe(201);
    const taken = await ask(`${organisationNumber.slice(0, 6)}-${organisationNumber.slice(6)}`);
    expect(taken.status).toBe(201);
  });

  it("refuses an address that has an account in either portal", async () => {
    const email = await registered();
    const { status, body } = await callRegisterProvider({ companyName: "A", email, password });
    expect([status, body.code]).toEqual([409, "email_taken"]);
  });
});
