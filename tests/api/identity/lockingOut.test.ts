import { describe, expect, it } from "vitest";
import { fromNewAddress } from "../../support/calls/addresses";
import {
  callRegisterCustomer,
  callRegisterProvider,
  freshEmail,
  login,
  newPassword,
  registered,
  setCookie,
  tokenIn,
} from "../../support/calls/auth";
import { call, cookiesOf } from "../../support/calls/http";
import { password } from "../../support/password";

describe("locking an owner out", () => {
  it("by wrong passwords from one network stops that network alone, with a time to wait", async () => {
    const email = await registered();
    const stranger = fromNewAddress();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await login({ email, password: "fel" }, stranger)).status).toBe(401);
    const refused = await login({ email, password }, stranger);
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login({ email, password })).status).toBe(200);
  });

  it("gives the proof of having signed in to scripts neither, nor to whoever failed", async () => {
    const email = await registered();
    const wrong = await login({ email, password: "fel" });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    expect(setCookie(await login({ email, password }), "stund-device.customer")).toMatch(
      /^stund-device\.customer=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/,
    );
  });
});

const forgot = (email: string, headers = {}) =>
  call("/auth/v1/password/forgot", { body: { email }, headers });

describe("a password made of what anybody knows", () => {
  const refusal = { code: "invalid_request", details: [{ path: "password", message: expect.any(String) }] };

  it("is refused at the field when a customer registers, changes and resets", async () => {
    const email = `kajsa.varg-${freshEmail()}`;
    const who = { email, fullName: "Kajsa Åström" };
    for (const own of ["KajsaÅström", "kajsa-astrom!", "kajsavarg1", "Exempel2026", "Stund2026!"]) {
      const answer = await callRegisterCustomer({ ...who, password: own }, { "Accept-Language": "en" });
      expect([own, answer.status, answer.body]).toMatchObject([own, 400, refusal]);
      expect(answer.body.details?.[0]?.message).toMatch(/^This password is easy to guess/);
    }
    expect((await callRegisterCustomer({ ...who, password })).status).toBe(201);

    const Cookie = cookiesOf(await login({ email, password }));
    const change = await call("/customers/me/password", {
      body: { currentPassword: password, newPassword: "4str0m1985" },
      headers: { Cookie },
    });
    expect(change).toMatchObject({ status: 400, body: { details: [{ path: "newPassword" }] } });

    await forgot(email);
    const token = await tokenIn(email, "lösenord");
    const reset = (secret: string) => call("/auth/v1/password/reset", { body: { token, password: secret } });
    expect(await reset("Åström-Kajsa")).toMatchObject({ status: 400, body: refusal });
    expect((await reset(newPassword)).status).toBe(204);
  });

  it("is refused to a business", async () => {
    const answer = await callRegisterProvider({
      companyName: "Norrskenets Salong AB",
      email: freshEmail(),
      password: "norrskenets1",
    });
    expect(answer).toMatchObject({ status: 400, body: refusal });
  });
});
