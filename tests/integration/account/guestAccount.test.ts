import { describe, expect, it } from "vitest";
import { askGuestPasskey, registerGuest } from "@/lib/account/guestAccount/registerGuest";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { db } from "@/lib/db/client";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { rejectRegistration } from "@/lib/identity/accounts/rejectRegistration";
import { atOnce, requestPasswordReset } from "@/lib/identity/addresses/requestLinks";
import { findVerification, verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { askPasskey } from "@/lib/identity/passkeys/askPasskey";
import { toSignIn } from "@/lib/identity/passkeys/challenges";
import { listPasskeys } from "@/lib/identity/passkeys/ownPasskeys";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import { purgeIdentity } from "@/lib/identity/purge";
import { activeSession, findSession } from "@/lib/identity/sessions/activeSession";
import { withdrawBusiness } from "@/lib/providers/registration/withdrawBusiness";
import { authenticator } from "../../support/builders/authenticator";
import { firstToken } from "../../support/builders/bookingLink";
import { unconfirm } from "../../support/builders/salon";
import { account, Jar, linksTo, signedIn, someone, tokenFor } from "../../support/calls/accounts";
import {
  answer,
  byPasskey,
  byPassword,
  confirm,
  type Device,
  guest,
  guestsPassword,
  here,
  refusal,
  signInBy,
  signInWith,
  tokenTo,
} from "../../support/calls/guestAccounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const accountOf = (email: string) => db().user.findUnique({ where: { email } });
const ownerOf = async (id: string) => (await db().booking.findUniqueOrThrow({ where: { id } })).customerId;

describe("an account after a guest's booking", () => {
  it("is there once the link of its mail was opened, with the booking's name, number and the bookings", async () => {
    const booked = await guest();
    const { email, bookingId } = booked;
    const jar = await byPassword(booked);
    expect(await accountOf(email)).toBeNull();
    expect(await signInBy(email, guestsPassword)).toBe("invalid_credentials");
    const token = await tokenTo(email);
    expect(await findVerification(token, jar)).toMatchObject({ email, role: "customer", needs: null });
    const { id } = await confirm({ token }, jar);
    const { customerName, customerPhone } = await db().booking.findUniqueOrThrow({
      where: { id: bookingId },
    });
    expect(await accountOf(email)).toMatchObject({ id, fullName: customerName, phone: customerPhone });
    expect(await ownerOf(bookingId)).toBe(id);
    expect(await signInBy(email, guestsPassword)).toBe("ok");
    expect(await refusal(confirm({ token }, jar))).toBe("invalid_token");
  });

  it("signs in where its link is opened, also by its password in a strange browser, so that none is typed again", async () => {
    for (const isHere of [true, false]) {
      const booked = await guest();
      const jar = await byPassword(booked);
      const token = await tokenTo(booked.email);
      const [input, browser] = isHere ? [{ token }, jar] : [{ token, password: guestsPassword }, new Jar()];
      const { user, cookies } = await verifyEmail(input, someone(browser), adoptGuestBookings);
      expect((await activeSession("customer", new Jar(cookies)))?.user.id).toBe(user.id);
    }
  });

  it("has the passkey that was made in the same step, and no password that anybody knows", async () => {
    const booked = await guest();
    const device = authenticator();
    const jar = await byPasskey(booked, device);
    expect(await signInWith(device)).toBe("passkey_refused");
    const { id } = await confirm({ token: await tokenTo(booked.email) }, jar);
    expect(await listPasskeys(id)).toMatchObject([{ name: "Telefonen", lastUsedAt: null }]);
    expect(await signInWith(device)).toBe("ok");
    expect(await ownerOf(booked.bookingId)).toBe(id);
  });

  it("is confirmed in a strange browser by the credential of that very registration", async () => {
    const [anna, bo] = [await guest(), await guest()];
    const [device, other] = [authenticator(), authenticator()];
    await byPasskey(anna, device);
    const token = await tokenTo(anna.email);
    expect(await findVerification(token, new Jar())).toMatchObject({
      needs: { byPassword: false, byPasskey: true },
    });
    expect(await refusal(confirm({ token }))).toBe("invalid_credentials");
    expect(await refusal(confirm({ token, passkey: await answer(other) }))).toBe("passkey_refused");
    expect(await refusal(confirm({ token, password: guestsPassword }))).toBe("invalid_credentials");
    expect(await refusal(confirm({ token, passkey: await answer(device) }))).toBe("ok");

    await byPassword(bo);
    const theirs = await tokenTo(bo.email);
    expect(await refusal(confirm({ token: theirs, password: "fel lösenord" }))).toBe("invalid_credentials");
    expect(await refusal(confirm({ token: theirs, password: guestsPassword }))).toBe("ok");
  });

  it("is asked for by the booking's link alone, and for a guest's booking alone", async () => {
    const booked = await guest();
    const { asked } = booked;
    const without = { ...asked, proof: { token: undefined, customerId: null } };
    const strange = { ...asked, proof: { token: firstToken((await guest()).bookingId), customerId: null } };
    expect(await refusal(registerGuest(without, { password: guestsPassword }, atOnce))).toBe("not_signed_in");
    expect(await refusal(registerGuest(strange, { password: guestsPassword }, atOnce))).toBe("not_found");
    expect(await refusal(registerGuest(asked, {}, atOnce))).toBe("invalid_request");
    expect(await refusal(registerGuest(asked, { password: "lösenord" }, atOnce))).toBe("invalid_request");
    const { id } = await account();
    await db().booking.update({ where: { id: asked.bookingId }, data: { customerId: id } });
    expect(await refusal(registerGuest(asked, { password: guestsPassword }, atOnce))).toBe("not_found");
    expect(await refusal(askGuestPasskey(asked))).toBe("not_found");
  });

  it("is forgotten when its mail is answered with no, or never", async () => {
    const [anna, bo] = [await guest(), await guest()];
    const jar = await byPassword(anna);
    const token = await tokenTo(anna.email);
    await rejectRegistration(token, someone(), withdrawBusiness);
    expect(await refusal(confirm({ token }, jar))).toBe("invalid_token");
    await byPassword(bo);
    const { expiresAt } = await db().registration.findFirstOrThrow({ where: { email: bo.email } });
    await purgeIdentity(expiresAt);
    expect(await db().registration.count({ where: { email: bo.email } })).toBe(1);
    await purgeIdentity(new Date(expiresAt.getTime() + 1));
    expect(await db().registration.count()).toBe(0);
  });
});

describe("the passkey of a registration", () => {
  it("answers its challenge once, within five minutes, for its booking, at our origin, by a verified owner", async () => {
    const [booked, other] = [await guest(), await guest()];
    const send = (passkey: ReturnType<Device["create"]>, to = booked) =>
      refusal(
        registerGuest({ ...to.asked, client: someone() }, { newPasskey: { name: "A", passkey } }, atOnce),
      );
    const ask = () => askGuestPasskey({ ...booked.asked, client: someone() });

    const first = authenticator().create(await ask(), here());
    expect(await send(first, other)).toBe("passkey_refused");
    expect(await send(authenticator().create(await ask(), here()))).toBe("ok");
    const replayed = authenticator().create(await ask(), here());
    expect([await send(replayed), await send(replayed)]).toEqual(["ok", "passkey_refused"]);

    const late = authenticator().create(await ask(), here());
    await db().passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await send(late)).toBe("passkey_refused");
    for (const circumstances of [{ origin: "https://stund.example" }, { ...here(), isVerified: false }])
      expect(await send(authenticator().create(await ask(), circumstances))).toBe("passkey_refused");
    const signing = await askPasskey(toSignIn, someone().address);
    const options = { ...(await ask()), challenge: signing.challenge };
    expect(await send(authenticator().create(options, here()))).toBe("passkey_refused");
  });

  it("is refused when an account has it", async () => {
    const [anna, bo] = [await guest(), await guest()];
    const device = authenticator();
    const jar = await byPasskey(anna, device);
    await confirm({ token: await tokenTo(anna.email) }, jar);
    expect(await refusal(byPasskey(bo, device))).toBe("passkey_known");
  });
});

describe("somebody who books as a guest with a stranger's address", () => {
  it("gets the same answer whether it has an account, adds nothing to it, and its owner is told", async () => {
    const { email, id } = await account();
    await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    const [known, unknown] = [await guest(email), await guest()];
    expect((await byPassword(known)).size).toBe((await byPassword(unknown)).size);
    expect((await byPasskey(known)).size).toBe((await byPasskey(unknown)).size);
    expect(await listPasskeys(id)).toEqual([]);
    expect([await signInBy(email, guestsPassword), await signInBy(email, password)]).toEqual([
      "invalid_credentials",
      "ok",
    ]);
    expect(await db().registration.count({ where: { email } })).toBe(0);
    expect(await linksTo(email, "verify_email")).toEqual([]);
    expect(await linksTo(email, "account_exists")).toHaveLength(2);
  });

  it("gets no account when its owner opens the link in their own browser", async () => {
    const booked = await guest();
    const device = authenticator();
    await byPasskey(booked, device);
    const token = await tokenTo(booked.email);
    expect(await refusal(confirm({ token, password }))).toBe("invalid_credentials");
    expect(await accountOf(booked.email)).toBeNull();
    expect(await signInWith(device)).toBe("passkey_refused");
  });

  it("leaves no passkey or password behind in the account that its owner registers and confirms", async () => {
    const booked = await guest();
    const { email } = booked;
    const device = authenticator();
    const [jar, passkeyJar] = [await byPassword(booked), await byPasskey(booked, device)];
    const stale = (await linksTo(email, "verify_email")).map(
      (link) => new URL(link).searchParams.get("token") ?? "",
    );
    const { cookies } = await registerCustomer({ email, password, fullName: "Anna Ek" }, "sv", someone());
    const { id } = await confirm({ token: await tokenTo(email) }, new Jar(cookies));
    expect(await listPasskeys(id)).toEqual([]);
    expect([await signInWith(device), await signInBy(email, guestsPassword)]).toEqual([
      "passkey_refused",
      "invalid_credentials",
    ]);
    for (const [at, theirs] of [jar, passkeyJar].entries())
      expect(await refusal(confirm({ token: stale[at] ?? "" }, theirs))).toBe("invalid_token");
    expect(await db().registration.count({ where: { email } })).toBe(0);
  });

  it("is not confirmed by the link of another registration with the address", async () => {
    const booked = await guest();
    const device = authenticator();
    const strange = await byPasskey(booked, device);
    const mine = await byPassword(booked);
    const token = await tokenTo(booked.email);
    expect(await refusal(confirm({ token }, strange))).toBe("invalid_credentials");
    expect(await refusal(confirm({ token, passkey: await answer(device) }))).toBe("invalid_credentials");
    const { id } = await confirm({ token }, mine);
    expect(await listPasskeys(id)).toEqual([]);
    expect(await signInWith(device)).toBe("passkey_refused");
  });

  it("loses an account that was registered before and never confirmed: its password, sessions and passkeys", async () => {
    const booked = await guest();
    const { email } = booked;
    const registered = await registerCustomer({ email, password, fullName: "Någon Annan" }, "sv", someone());
    const { active } = await signedIn(email);
    const device = authenticator();
    // As it was possible once.
    await db().user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
    const made = { credentialId: "Zm9yZQ", publicKey: new Uint8Array([1]), counter: 0, name: "Deras" };
    await db().passkey.create({ data: { ...made, userId: active.user.id, handle: active.user.id } });
    await unconfirm(active.user.id);
    const jar = await byPasskey(booked, device);
    const { id } = await confirm({ token: await tokenTo(email) }, jar);
    expect(id).toBe(registered.user.id);
    expect(await findSession(active.id)).toBeNull();
    expect(await signInBy(email, password)).toBe("invalid_credentials");
    expect(await listPasskeys(id)).toMatchObject([{ name: "Telefonen" }]);
    expect((await accountOf(email))?.fullName).not.toBe("Någon Annan");
    expect(await signInWith(device)).toBe("ok");
  });

  it("loses what they asked for when the owner resets the password", async () => {
    const booked = await guest();
    const { email } = booked;
    const device = authenticator();
    const jar = await byPasskey(booked, device);
    const stale = await tokenTo(email);
    await registerCustomer({ email, password, fullName: "Anna Ek" }, "sv", someone());
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    await resetPassword({ token, password: "sju gröna tält" }, [], someone(), adoptGuestBookings);
    expect(await refusal(confirm({ token: stale }, jar))).toBe("invalid_token");
    expect(await signInWith(device)).toBe("passkey_refused");
    expect(await db().registration.count({ where: { email } })).toBe(0);
  });

  it("takes over no business that has the address", async () => {
    const { email } = await account("provider");
    const booked = await guest(email);
    await byPasskey(booked);
    expect(await linksTo(email, "verify_email")).toEqual([]);
    expect(await linksTo(email, "account_exists")).toHaveLength(1);
  });

  it("and its owner at once: of two links that are opened, one makes the account", async () => {
    const booked = await guest();
    const { email } = booked;
    const jars = [await byPassword(booked), await byPassword(booked, "sju gröna tält")];
    const tokens = (await linksTo(email, "verify_email")).map(
      (link) => new URL(link).searchParams.get("token") ?? "",
    );
    const tries = jars.map((jar, at) => refusal(confirm({ token: tokens[at] ?? "" }, jar)));
    expect((await Promise.all(tries)).sort()).toEqual(["invalid_token", "ok"]);
  });
});
