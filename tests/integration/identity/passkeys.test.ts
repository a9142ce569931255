import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loadExport, serializeExport } from "@/lib/account/export/exportCustomer";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors/AppError";
import { askPasskey } from "@/lib/identity/passkeys/askPasskey";
import { type ChallengeUse, toSignIn } from "@/lib/identity/passkeys/challenges";
import { confirmProof } from "@/lib/identity/passkeys/confirmProof";
import { addPasskey, askNewPasskey, listPasskeys, removePasskey } from "@/lib/identity/passkeys/ownPasskeys";
import { signInByPasskey } from "@/lib/identity/passkeys/signInByPasskey";
import { changePassword, resetPassword } from "@/lib/identity/passwords/newPassword";
import { purgeIdentity } from "@/lib/identity/purge";
import type { Role } from "@/lib/identity/roles";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { issueToken } from "@/lib/identity/tokens";
import { accountLetter } from "@/lib/notifications/letters/accountLetters";
import { authenticator } from "../../support/builders/authenticator";
import { account, Jar, someone } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const here = { origin: new URL(env().APP_URL).origin };
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "ok",
    (error: AppError) => error.code,
  );

/** Somebody who is signed in by password and has added a passkey. */
async function owner(role: Role = "customer") {
  const { email, id } = await account(role);
  await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  const { active: session } = await signIn({ email, password }, someone());
  const device = authenticator();
  const options = await askNewPasskey(session, { password }, someone());
  const added = await addPasskey(
    session,
    { name: "Telefonen", passkey: device.create(options, here) },
    someone(),
  );
  return { id, email, session, device, added };
}

const challenge = (use: ChallengeUse = toSignIn) => askPasskey(use, someone().address);

describe("signing in by a passkey", () => {
  it.each(["customer", "provider"] as const)("begins a session of the %s's portal", async (role) => {
    const { id, device } = await owner(role);
    const passkey = device.answer(await challenge(), here);
    const { active, cookies } = await signInByPasskey({ passkey, role }, someone());
    expect(active).toMatchObject({ role, user: { id } });
    expect(await activeSession(role, new Jar(cookies))).toEqual(active);
    expect((await listPasskeys(id))[0]?.lastUsedAt).not.toBeNull();
  });

  it("refuses an account of the other portal, as by password", async () => {
    const { device } = await owner("customer");
    const passkey = device.answer(await challenge(), here);
    expect(await refusal(signInByPasskey({ passkey, role: "provider" }, someone()))).toBe(
      "wrong_role_customer",
    );
  });

  it("takes one of two answers to a challenge", async () => {
    const { device } = await owner();
    const passkey = device.answer(await challenge(), here);
    const tries = [1, 2].map(() => refusal(signInByPasskey({ passkey }, someone())));
    expect((await Promise.all(tries)).sort()).toEqual(["ok", "passkey_refused"]);
  });

  it("refuses a challenge that is over, and the purge removes it", async () => {
    const { device } = await owner();
    const passkey = device.answer(await challenge(), here);
    await db().passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await refusal(signInByPasskey({ passkey }, someone()))).toBe("passkey_refused");
    await purgeIdentity(new Date());
    expect(await db().passkeyChallenge.count()).toBe(0);
  });

  it("refuses a challenge to prove, an unknown passkey, another origin and a device that did not verify", async () => {
    const { session, device } = await owner();
    const answers = [
      device.answer(await challenge({ purpose: "prove", sessionId: session.id }), here),
      authenticator().answer(await challenge(), here),
      device.answer(await challenge(), { origin: "https://stund.example" }),
      device.answer({ ...(await challenge()), rpId: "stund.example" }, here),
      device.answer(await challenge(), { ...here, isVerified: false }),
    ];
    const tries = answers.map((passkey) => refusal(signInByPasskey({ passkey }, someone())));
    expect(await Promise.all(tries)).toEqual(Array(5).fill("passkey_refused"));
  });

  it("refuses a signature of another key under a known name", async () => {
    const { device } = await owner();
    const asked = await challenge();
    const { response } = authenticator().answer(asked, here);
    const passkey = { ...device.answer(asked, here), response: { ...response, userHandle: undefined } };
    expect(await refusal(signInByPasskey({ passkey }, someone()))).toBe("passkey_refused");
  });

  it("refuses a counter that does not go up", async () => {
    const { device } = await owner();
    const by = async (counter: number) =>
      refusal(
        signInByPasskey({ passkey: device.answer(await challenge(), { ...here, counter }) }, someone()),
      );
    expect(await by(5)).toBe("ok");
    expect(await by(5)).toBe("passkey_refused");
    expect(await by(6)).toBe("ok");
  });

  it("refuses a closed account", async () => {
    const { id, device } = await owner();
    await db().user.update({ where: { id }, data: { disabledAt: new Date() } });
    const passkey = device.answer(await challenge(), here);
    expect(await refusal(signInByPasskey({ passkey }, someone()))).toBe("passkey_refused");
  });
});

describe("passkeys of an account", () => {
  it("are added by a proof alone, and by the session that gave it", async () => {
    const { session, email } = await owner();
    expect(await refusal(askNewPasskey(session, {}, someone()))).toBe("invalid_request");
    expect(await refusal(askNewPasskey(session, { password: "fel" }, someone()))).toBe("invalid_request");
    const options = await askNewPasskey(session, { password }, someone());
    const { active: other } = await signIn({ email, password }, someone());
    const passkey = authenticator().create(options, here);
    expect(await refusal(addPasskey(other, { name: "Datorn", passkey }, someone()))).toBe("passkey_refused");
    expect(await refusal(addPasskey(session, { name: "Datorn", passkey }, someone()))).toBe("ok");
    expect(await refusal(addPasskey(session, { name: "Datorn", passkey }, someone()))).toBe(
      "passkey_refused",
    );
  });

  it("are not made by a device that did not verify its owner, nor at another origin", async () => {
    const { session } = await owner();
    for (const circumstances of [{ ...here, isVerified: false }, { origin: "https://stund.example" }]) {
      const options = await askNewPasskey(session, { password }, someone());
      const passkey = authenticator().create(options, circumstances);
      expect(await refusal(addPasskey(session, { name: "A", passkey }, someone()))).toBe("passkey_refused");
    }
  });

  it("prove like the password, once, and only for their own account", async () => {
    const [anna, bo] = [await owner(), await owner()];
    const asked = await challenge({ purpose: "prove", sessionId: anna.session.id });
    expect(await refusal(confirmProof(anna.session, { passkey: bo.device.answer(asked, here) }))).toBe(
      "passkey_refused",
    );
    const again = await challenge({ purpose: "prove", sessionId: anna.session.id });
    const passkey = anna.device.answer(again, here);
    expect(await refusal(confirmProof(anna.session, { passkey }))).toBe("ok");
    expect(await refusal(confirmProof(anna.session, { passkey }))).toBe("passkey_refused");
  });

  it("are removed by their owner alone, and then sign in no more", async () => {
    const [anna, bo] = [await owner(), await owner()];
    const remove = (by: typeof anna) =>
      refusal(removePasskey(by.session, { id: anna.added.id, proof: { password } }, someone()));
    expect(await remove(bo)).toBe("not_found");
    expect(await remove(anna)).toBe("ok");
    const passkey = anna.device.answer(await challenge(), here);
    expect(await refusal(signInByPasskey({ passkey }, someone()))).toBe("passkey_refused");
  });

  it("are refused with certificates before anything is looked up, and the challenge is kept", async () => {
    const { id, email } = await account("customer");
    await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    const { active: session } = await signIn({ email, password }, someone());
    const options = await askNewPasskey(session, { password }, someone());
    const made = authenticator().create(options, here);
    const plain = Buffer.from(made.response.attestationObject, "base64url");
    const at = plain.indexOf(Buffer.from("\u0064none", "latin1"));
    expect(at).toBeGreaterThan(0);
    const named = Buffer.concat([
      plain.subarray(0, at),
      Buffer.from("\u006bandroid-key", "latin1"),
      plain.subarray(at + 5),
    ]);
    const passkey = {
      ...made,
      response: { ...made.response, attestationObject: named.toString("base64url") },
    };
    const add = (given: typeof made) =>
      refusal(addPasskey(session, { name: "X", passkey: given }, someone()));
    expect(await add(passkey)).toBe("passkey_refused");
    expect(await add(made)).toBe("ok");
  });

  it("are not added under another name than their own, however long that is", async () => {
    const { session } = await owner();
    const named = { id: "YW5uYW4", rawId: "YW5uYW4" };
    for (const length of [16, 5000]) {
      const options = await askNewPasskey(session, { password }, someone());
      const passkey = { ...authenticator(randomBytes(length)).create(options, here), ...named };
      expect(await refusal(addPasskey(session, { name: "A", passkey }, someone()))).toBe("passkey_refused");
    }
  });

  it("are told of by mail when one is added, and removed when the password is changed", async () => {
    const { id, email, session } = await owner();
    const mails = await db().outboxMail.findMany({ where: { recipient: email, kind: "passkey_added" } });
    expect(mails).toHaveLength(1);
    expect(accountLetter("passkey_added", mails[0]?.payload, "sv").subject).toBe("En passkey har lagts till");
    await changePassword(
      session,
      { currentPassword: password, newPassword: "en helt annan, lång mening" },
      someone(),
    );
    expect(await listPasskeys(id)).toEqual([]);
  });

  it("have counters beyond those of 32 bits with a sign", async () => {
    const { id, device } = await owner();
    await db().passkey.updateMany({ where: { userId: id }, data: { counter: 2n ** 31n } });
    const passkey = device.answer(await challenge(), { ...here, counter: 2 ** 31 + 1 });
    expect(await refusal(signInByPasskey({ passkey }, someone()))).toBe("ok");
  });

  it("are removed by a password reset", async () => {
    const { id, device } = await owner();
    const token = await issueToken(db(), id, "reset_password");
    await resetPassword({ token, password: "fyra blå båtar" }, [], someone());
    expect(await listPasskeys(id)).toEqual([]);
    const passkey = device.answer(await challenge(), here);
    expect(await refusal(signInByPasskey({ passkey }, someone()))).toBe("passkey_refused");
  });

  it("are in the export by name and dates alone", async () => {
    const { id, added } = await owner();
    const { passkeys } = serializeExport(await loadExport(id), new Date());
    expect(passkeys).toEqual([{ name: "Telefonen", createdAt: added.createdAt, lastUsedAt: null }]);
  });
});
