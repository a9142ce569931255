import pg from "pg";
import { describe, expect, it } from "vitest";
import {
  askGuestPasskey,
  type Guest,
  registerGuest,
  remailGuest,
} from "@/lib/account/guestAccount/registerGuest";
import { db } from "@/lib/db/client";
import type { AppError } from "@/lib/errors/AppError";
import { rejectRegistration } from "@/lib/identity/accounts/rejectRegistration";
import { atOnce } from "@/lib/identity/addresses/requestLinks";
import { findVerification } from "@/lib/identity/addresses/verifyEmail";
import { listPasskeys } from "@/lib/identity/passkeys/ownPasskeys";
import { withdrawBusiness } from "@/lib/providers/registration/withdrawBusiness";
import { authenticator } from "../../support/builders/authenticator";
import { account, Jar, linksTo, someone } from "../../support/calls/accounts";
import {
  byPasskey,
  byPassword,
  confirm,
  guest,
  guestsPassword,
  here,
  refusal,
  signInBy,
  signInWith,
  tokenTo,
} from "../../support/calls/guestAccounts";
import { testDatabase } from "../../support/run/testDatabase";

const databaseUrl = await testDatabase("empty");

const again = async ({ asked }: { asked: Guest }, jar: Jar) =>
  jar.take(await remailGuest({ ...asked, client: someone(jar) }, atOnce));

/** Keeps everybody else out of these tables until the function that it returns is called. */
async function holding(tables: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

describe("the mail of a registration, sent again", () => {
  it("has a link of its own for the same password, and the one before goes on", async () => {
    const booked = await guest();
    const { email } = booked;
    const jar = await byPassword(booked);
    const first = await tokenTo(email);
    await again(booked, jar);
    const second = await tokenTo(email);
    expect(await findVerification(first, jar)).toMatchObject({ needs: { byPassword: true } });
    expect(await findVerification(second, jar)).toMatchObject({ email, needs: null });
    expect(await refusal(confirm({ token: first, password: guestsPassword }))).toBe("ok");
    expect(await refusal(confirm({ token: second }, jar))).toBe("invalid_token");
    expect(await signInBy(email, guestsPassword)).toBe("ok");
  });

  it("confirms the same passkey", async () => {
    const booked = await guest();
    const device = authenticator();
    const jar = await again(booked, await byPasskey(booked, device));
    const { id } = await confirm({ token: await tokenTo(booked.email) }, jar);
    expect(await listPasskeys(id)).toMatchObject([{ name: "Telefonen" }]);
    expect(await signInWith(device)).toBe("ok");
  });

  it("goes to no address that was not registered with in this browser, nor once that has ended", async () => {
    const [anna, bo] = [await guest(), await guest()];
    const jar = await byPassword(anna);
    await again(bo, jar);
    await again(anna, new Jar());
    expect(await linksTo(bo.email, "verify_email")).toEqual([]);
    expect(await linksTo(anna.email, "verify_email")).toHaveLength(1);
    const cookies = await byPassword(bo);
    await rejectRegistration(await tokenTo(bo.email), someone(), withdrawBusiness);
    await again(bo, cookies);
    expect(await linksTo(bo.email, "verify_email")).toHaveLength(1);
  });

  it("is counted with the registrations, and answered the same for an address that has an account", async () => {
    const { email, id } = await account();
    await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    const answers = await Promise.all(
      [await guest(email), await guest()].map(async ({ asked }) => {
        const client = someone();
        const mine = { ...asked, client };
        const jar = new Jar(await registerGuest(mine, { password: guestsPassword }, atOnce));
        const answer = () =>
          remailGuest({ ...asked, client: { ...client, cookies: jar } }, atOnce).then(
            (cookies) => cookies.map(({ name }) => name),
            (error: AppError) => error.code,
          );
        const all: unknown[] = [];
        for (let tries = 0; tries < 10; tries += 1) all.push(await answer());
        return all;
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.at(-2)).toHaveLength(1);
    expect(answers[0]?.at(-1)).toBe("too_many_requests");
    expect(await linksTo(email, "verify_email")).toEqual([]);
  });
});

describe("what is asked after a booking with a stranger's address", () => {
  it("is answered before anything that depends on the account is read or stored", async () => {
    const { email, id } = await account();
    await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    const later: (() => Promise<void>)[] = [];
    const keep = (work: () => Promise<void>) => later.push(work);
    for (const { asked } of [await guest(email), await guest()]) {
      const ask = () => askGuestPasskey({ ...asked, client: someone() });
      const newPasskey = { name: "A", passkey: authenticator().create(await ask(), here()) };
      const jar = new Jar();
      // Whoever reads one of these tables now waits, until the statement fails.
      const release = await holding("users, registrations, outbox_mails");
      try {
        await ask();
        await registerGuest({ ...asked, client: someone() }, { newPasskey }, keep);
        jar.take(await registerGuest({ ...asked, client: someone() }, { password: guestsPassword }, keep));
        await remailGuest({ ...asked, client: someone(jar) }, keep);
      } finally {
        await release();
      }
    }
    // What waited is what tells the two apart.
    expect(later).toHaveLength(6);
    for (const work of later) await work();
    expect(await linksTo(email, "account_exists")).toHaveLength(3);
  });
});
