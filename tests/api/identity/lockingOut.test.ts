import { describe, expect, it } from "vitest";
import { fromNewAddress } from "../../support/calls/addresses";
import {
  callRegisterCustomer,
  callRegisterProvider,
  freshEmail,
  inbox,
  login,
  newPassword,
  registered,
  setCookie,
  tokenIn,
} from "../../support/calls/auth";
import { call, cookiesOf } from "../../support/calls/http";
import { password } from "../../support/password";

/** Wrong passwords for one account, from each of these places in turn; the answers' statuses. */
async function guess(email: string, times: number, places: readonly Record<string, string>[]) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const place = places[index % places.length] ?? {};
    statuses.push((await login({ email, password: "fel" }, place)).status);
  }
  return statuses;
}

describe("locking an owner out", () => {
  it("by wrong passwords from one network stops that network alone", async () => {
    const email = await registered();
    const stranger = fromNewAddress();
    expect((await guess(email, 11, [stranger])).at(-1)).toBe(429);
    expect((await login({ email, password }, stranger)).status).toBe(429);
    expect((await login({ email, password })).status).toBe(200);
  });

  it("by wrong passwords from several networks fails, also from the owner's own", async () => {
    const email = await registered();
    const home = fromNewAddress();
    const known = cookiesOf(await login({ email, password }, home));
    await guess(email, 44, [fromNewAddress(), fromNewAddress(), fromNewAddress(), home]);
    expect((await login({ email, password }, home)).status).toBe(429);
    expect((await login({ email, password }, { ...home, Cookie: known })).status).toBe(200);
    expect((await login({ email, password })).status).toBe(200);
  });

  it("needs no second network with IPv6: its 56 bits are one", async () => {
    const email = await registered();
    const at = (address: string) => ({ "X-Forwarded-For": address });
    await guess(email, 10, [at("2001:db8:5:5::1"), at("2001:db8:5:5:a:b:c:d"), at("2001:db8:5:5:ffff::")]);
    expect(await guess(email, 1, [at("2001:db8:5:5::99")])).toEqual([429]);
    expect(await guess(email, 1, [at("2001:db8:5:100::99")])).toEqual([401]);
  });

  it("is told in words with a time to wait", async () => {
    const email = await registered();
    const stranger = fromNewAddress();
    await guess(email, 10, [stranger]);
    const answer = await login({ email, password }, stranger);
    expect(answer.body.code).toBe("too_many_requests");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
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

describe("using up somebody's mails", () => {
  it("fails: the owner still gets a link, and those that came still work", async () => {
    const email = await registered();
    await forgot(email);
    const first = await tokenIn(email, "lösenord");
    const stranger = fromNewAddress();
    for (let request = 0; request < 12; request += 1)
      expect((await forgot(email, stranger)).status).toBe(202);
    const resets = async () => (await inbox().list(email, "lösenord")).length;
    await expect.poll(resets, { timeout: 20_000 }).toBe(4);
    await forgot(email);
    await expect.poll(resets, { timeout: 20_000 }).toBe(5);
    const done = await call("/auth/v1/password/reset", { body: { token: first, password: newPassword } });
    expect(done.status).toBe(204);
    expect((await login({ email, password: newPassword })).status).toBe(200);
  });
});

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
