import { expect, it } from "vitest";
import { askEmailChangeCall, getEmailChangeCall } from "@/lib/api/contract/emailChange";
import {
  confirm,
  freshEmail,
  inbox,
  login,
  newPassword,
  registered,
  session,
  tokenIn,
} from "../../support/calls/auth";
import { call, cookiesOf, type Failure } from "../../support/calls/http";
import { expectPrivate } from "../../support/calls/refusal";
import { howMany } from "../../support/depth";
import { password } from "../../support/password";

type Role = "customer" | "provider";

/** Somebody with a confirmed address, signed in; calls of theirs are about the portal of their account. */
async function person(role: Role, language = "sv") {
  const email = await registered(role, { "Accept-Language": language });
  await confirm(email);
  const cookie = cookiesOf(await login({ email, password, role }));
  const query = `?role=${role}`;
  const send = <T = Failure>(method: string, path = "", body?: unknown, headers = {}) =>
    call<T>(`/auth/v1/email-change${path}${query}`, {
      method,
      body,
      headers: { Cookie: cookie, "Accept-Language": language, ...headers },
    });
  return { email, cookie, send, isIn: async () => (await session(cookie, query)).body.session !== null };
}

const words = {
  sv: {
    ask: "Bekräfta din nya e-postadress",
    told: "Någon vill byta",
    taken: "Någon ville använda",
    wrong: "lösenord",
  },
  en: {
    ask: "Confirm your new email address",
    told: "Somebody wants to change",
    taken: "Somebody wanted to use",
    wrong: "password",
  },
} as const;

/** The deep run makes a business's as well, which the same calls change. */
const changers = [
  ["customer", "sv"],
  ["provider", "en"],
] as const;

it.each(changers.slice(0, howMany(1, changers.length)))(
  "a %s changes the address, in %s, and comes back to the old one",
  async (role, language) => {
    const w = words[language];
    const anna = await person(role, language);
    const to = freshEmail();
    const wrong = await anna.send("POST", "", { email: to, password: "fel" });
    expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, "password"]);
    expect(wrong.body.details?.[0]?.message.toLowerCase()).toContain(w.wrong);
    const same = await anna.send("POST", "", { email: anna.email.toUpperCase(), password });
    expect([same.status, same.body.details?.[0]?.path]).toEqual([400, "email"]);

    const asked = await anna.send<{ pending: { email: string } }>("POST", "", {
      email: ` ${to.toUpperCase()} `,
      password,
    });
    expect(asked.status).toBe(202);
    expectPrivate(askEmailChangeCall, asked);
    expect(asked.body.pending.email).toBe(to);
    const pending = await anna.send<{ pending: { email: string } }>("GET");
    expectPrivate(getEmailChangeCall, pending);
    expect(pending.body.pending.email).toBe(to);

    const token = await tokenIn(to, w.ask);
    const confirm = (given?: string, headers = {}) =>
      call<Failure>("/auth/v1/email-change/confirm", {
        method: "POST",
        body: given === undefined ? { token } : { token, password: given },
        headers,
      });
    expect((await confirm()).status).toBe(401);
    const elsewhere = cookiesOf(await login({ email: anna.email, password, role }));
    expect((await confirm(undefined, { Cookie: anna.cookie })).status).toBe(204);
    expect((await session(elsewhere, `?role=${role}`)).body.session).toBeNull();
    expect(await anna.isIn()).toBe(true);
    expect((await login({ email: to, password, role })).status).toBe(200);
    expect((await login({ email: anna.email, password, role })).status).toBe(401);

    // The address that was given up is nobody else's meanwhile.
    const taken = await call("/auth/v1/register/customer", {
      body: { email: anna.email, password: newPassword, fullName: "Bo Ek" },
    });
    expect(taken.status).toBe(201);
    expect((await login({ email: anna.email, password: newPassword, role })).status).toBe(401);

    const undo = { token: await tokenIn(anna.email, w.told) };
    const undone = await call<{ email: string; resetToken: string }>("/auth/v1/email-change/undo", {
      body: undo,
    });
    expect([undone.status, undone.body.email]).toEqual([200, anna.email]);
    expect(await anna.isIn()).toBe(false);
    expect((await login({ email: anna.email, password, role })).status).toBe(401);
    const reset = { token: undone.body.resetToken, password: newPassword };
    expect((await call("/auth/v1/password/reset", { body: reset })).status).toBe(204);
    expect((await login({ email: anna.email, password: newPassword, role })).status).toBe(200);
    const again = await call<Failure>("/auth/v1/email-change/undo", { body: undo });
    expect([again.status, again.body.code]).toEqual([400, "invalid_token"]);
  },
);

it("answers the same for an address that has an account, and mails that account without a link", async () => {
  const anna = await person("customer");
  const other = await registered("provider");
  const answers = [];
  for (const email of [freshEmail(), other]) {
    const { status, body } = await anna.send<{ pending: object }>("POST", "", { email, password });
    answers.push([status, Object.keys(body.pending)]);
  }
  expect(answers[1]).toEqual(answers[0]);
  const { text } = await inbox().waitFor(other, words.sv.taken);
  expect(text).not.toContain("token=");
  expect((await anna.send("DELETE")).status).toBe(204);
  const resent = await anna.send("POST", "/resend");
  expect([resent.status, resent.body.code]).toEqual([404, "not_found"]);
});

it("is asked for from this site only, and by somebody who is signed in", async () => {
  const anna = await person("customer");
  const foreign = await anna.send(
    "POST",
    "",
    { email: freshEmail(), password },
    { Origin: "https://elsewhere.example" },
  );
  expect([foreign.status, foreign.body.code]).toEqual([403, "forbidden_origin"]);
  const nobody = await call<Failure>("/auth/v1/email-change", { body: { email: freshEmail(), password } });
  expect([nobody.status, nobody.body.code]).toEqual([401, "not_signed_in"]);
});
