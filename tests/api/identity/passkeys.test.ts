import { describe, expect, it } from "vitest";
import type { CreationOptions, PasskeyAnswer, RequestOptions } from "@/lib/identity/passkeys/schemas";
import { authenticator } from "../../support/builders/authenticator";
import { confirm, login, registered, type State, session } from "../../support/calls/auth";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { password } from "../../support/password";
import { sharedApp } from "../../support/run/context";

const base = "/auth/v1/passkeys";
const here = () => ({ origin: sharedApp().url });

/** A new customer who is signed in and has a passkey. */
async function owner() {
  const email = await registered();
  await confirm(email);
  const answer = await login({ email, password });
  const headers = { Cookie: cookiesOf(answer) };
  const device = authenticator();
  const asked = await call<CreationOptions>(`${base}/new?role=customer`, { body: { password }, headers });
  expect(asked.status).toBe(200);
  const body = { name: "Telefonen", passkey: device.create(asked.body, here()) };
  const added = await call<PasskeyAnswer>(`${base}?role=customer`, { body, headers });
  expect(added.status).toBe(201);
  return { email, device, headers, passkey: added.body, names: cookieNames(answer) };
}

const cookieNames = (answer: { headers: Headers }) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/u, "").replace(/[0-9a-f-]{36}/u, "id"));

const challenge = async (purpose: "sign_in" | "prove" = "sign_in", headers = {}) =>
  (await call<RequestOptions>(`${base}/challenge`, { body: { purpose }, headers })).body;

const signInBy = <T = State & Failure>(passkey: unknown, role?: string) =>
  call<T>(`${base}/login`, { body: { passkey, role } });

describe("POST /auth/v1/passkeys/login", () => {
  it("sets the cookies of signing in by password", async () => {
    const { email, device, names } = await owner();
    const answer = await signInBy(device.answer(await challenge(), here()), "customer");
    expect(answer.status).toBe(200);
    expect(cookieNames(answer)).toEqual(names);
    expect((await session(cookiesOf(answer))).body.user?.email).toBe(email);
  });

  it("refuses the other portal, and answers a used challenge and an unknown passkey alike", async () => {
    const { device } = await owner();
    const passkey = device.answer(await challenge(), here());
    const elsewhere = await signInBy(passkey, "provider");
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, "wrong_role"]);
    expect(elsewhere.headers.getSetCookie()).toEqual([]);
    const again = await signInBy(passkey);
    const unknown = await signInBy(authenticator().answer(await challenge(), here()));
    expect([again.status, again.body.code]).toEqual([400, "passkey_refused"]);
    expect(unknown.body).toEqual(again.body);
  });
});

describe("the passkeys of an account", () => {
  it("are listed, and removed with a passkey as proof", async () => {
    const { device, headers, passkey } = await owner();
    const list = () => call<PasskeyAnswer[]>(`${base}?role=customer`, { headers });
    expect((await list()).body).toEqual([passkey]);
    const path = `${base}/${passkey.id}?role=customer`;
    const without = await call(path, { method: "DELETE", body: {}, headers });
    expect(without.status).toBe(400);
    const proof = { passkey: device.answer(await challenge("prove", headers), here()) };
    expect((await call(path, { method: "DELETE", body: proof, headers })).status).toBe(204);
    expect((await list()).body).toEqual([]);
  });

  it("are proved with by whoever is signed in alone", async () => {
    const answer = await call<Failure>(`${base}/challenge`, { body: { purpose: "prove" } });
    expect([answer.status, answer.body.code]).toEqual([401, "not_signed_in"]);
  });
});
