import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { db, pool } from "@/lib/db/client";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { rejectRegistration } from "@/lib/identity/accounts/rejectRegistration";
import type { Adopt } from "@/lib/identity/addresses/confirmAddress";
import { requestPasswordReset, requestVerification } from "@/lib/identity/addresses/requestLinks";
import { findVerification, verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { changePassword, resetPassword } from "@/lib/identity/passwords/newPassword";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { withdrawBusiness } from "@/lib/providers/registration/withdrawBusiness";
import { book, salon } from "../../support/builders/salon";
import { Jar, linksTo, signedIn, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const newPassword = "fyra blå båtar";
const adoptNothing = () => Promise.resolve();

/** Registers in a browser of its own, whose cookies are in the jar. */
async function register(email: string) {
  const input = { email, password, fullName: "Anna Ek" };
  const { user, cookies } = await registerCustomer(input, "sv", someone());
  return { id: user.id, jar: new Jar(cookies) };
}

const confirm = (token: string, adopt: Adopt = adoptNothing) =>
  verifyEmail({ token, password }, someone(), adopt);

const isConfirmed = async (id: string) =>
  (await db().user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt !== null;

const bookingsOf = (customerId: string) => db().booking.count({ where: { customerId } });

/** Somebody registers with an address that a guest has booked with, and signs in. */
async function strangersRegistration() {
  const email = uniqueEmail("offer");
  const bookingId = await book(await salon(), { at: "2035-01-01T09:00:00Z", email: email.toUpperCase() });
  const { id } = await register(email);
  const { active, jar } = await signedIn(email);
  return { email, id, bookingId, active, jar };
}

describe("confirming the address", () => {
  it("works once", async () => {
    const email = uniqueEmail();
    const { id } = await register(email);
    const token = await tokenFor(email, "verify_email");
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => confirm(token)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await db().user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).not.toBeNull();
    await expect(confirm(token)).rejects.toMatchObject({
      code: "invalid_token",
    });
  });

  it.each([
    ["unknown", (token: string) => `${token}x`, ""],
    ["too old", (token: string) => token, "UPDATE user_tokens SET expires_at = now() WHERE user_id = $1"],
    [
      "for another purpose",
      (token: string) => token,
      "UPDATE user_tokens SET kind = 'reset_password' WHERE user_id = $1",
    ],
    ["of a closed account", (token: string) => token, "UPDATE users SET disabled_at = now() WHERE id = $1"],
  ])("refuses a token that is %s", async (_why, change, sql) => {
    const email = uniqueEmail();
    const { id } = await register(email);
    const token = change(await tokenFor(email, "verify_email"));
    if (sql !== "") await pool().query(sql, [id]);
    await expect(confirm(token)).rejects.toMatchObject({
      code: "invalid_token",
    });
    expect((await db().user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).toBeNull();
  });

  it("keeps the token when the rest of the work fails", async () => {
    const email = uniqueEmail();
    await register(email);
    const token = await tokenFor(email, "verify_email");
    const failing = () => Promise.reject(new Error("no"));
    await expect(confirm(token, failing)).rejects.toThrow("no");
    await expect(confirm(token)).resolves.toMatchObject({ user: { email } });
  });

  it("works by every link until one is used; none is sent once it is done", async () => {
    const email = uniqueEmail();
    await register(email);
    const first = await tokenFor(email, "verify_email");
    await requestVerification(email, someone());
    const second = await tokenFor(email, "verify_email");
    expect(second).not.toBe(first);
    await confirm(first);
    await expect(confirm(second)).rejects.toMatchObject({ code: "invalid_token" });
    await requestVerification(email, someone());
    expect(await linksTo(email, "verify_email")).toHaveLength(2);
  });

  it("asks a strange browser for the password, and keeps the token until it is right", async () => {
    const email = uniqueEmail();
    const { id } = await register(email);
    const token = await tokenFor(email, "verify_email");
    expect(await findVerification(token, new Jar())).toMatchObject({
      email,
      needs: { byPassword: true, byPasskey: false },
    });
    for (const [given, rule] of [
      [undefined, "required"],
      ["fel lösenord", "wrongPassword"],
    ] as const) {
      const attempt = verifyEmail({ token, password: given }, someone(), adoptNothing);
      await expect(attempt).rejects.toMatchObject({
        code: "invalid_credentials",
        fields: [{ path: "password", rule }],
      });
    }
    expect(await isConfirmed(id)).toBe(false);
    await confirm(token);
    expect(await isConfirmed(id)).toBe(true);
  });

  it("takes the browser of the registration for proof, and that of no other one", async () => {
    const email = uniqueEmail();
    const { jar } = await register(email);
    const other = await register(uniqueEmail());
    const token = await tokenFor(email, "verify_email");
    const refused = verifyEmail({ token }, someone(other.jar), adoptNothing);
    await expect(refused).rejects.toMatchObject({ code: "invalid_credentials" });
    expect(await findVerification(token, jar)).toMatchObject({ needs: null });
    await expect(verifyEmail({ token }, someone(jar), adoptNothing)).resolves.toMatchObject({
      user: { email },
    });
  });

  it("takes a session of the account for proof, and ends every other one", async () => {
    const { email } = await strangersRegistration();
    const here = await signedIn(email);
    const elsewhere = await signedIn(email);
    const token = await tokenFor(email, "verify_email");
    await verifyEmail({ token }, someone(here.jar), adoptNothing);
    expect(await activeSession("customer", here.jar)).not.toBeNull();
    expect(await activeSession("customer", elsewhere.jar)).toBeNull();
  });

  it("signs in the browser that showed both the mailbox and the password, and no session twice", async () => {
    const first = await register(uniqueEmail());
    const emailOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).email;
    const tokenOf = async (id: string) => tokenFor(await emailOf(id), "verify_email");
    const here = await verifyEmail({ token: await tokenOf(first.id) }, someone(first.jar), adoptNothing);
    expect((await activeSession("customer", new Jar(here.cookies)))?.user.id).toBe(first.id);
    const second = await register(uniqueEmail());
    const strange = await verifyEmail({ token: await tokenOf(second.id), password }, someone(), adoptNothing);
    expect((await activeSession("customer", new Jar(strange.cookies)))?.user.id).toBe(second.id);
    const { email } = await strangersRegistration();
    const open = await signedIn(email);
    const token = await tokenFor(email, "verify_email");
    expect((await verifyEmail({ token }, someone(open.jar), adoptNothing)).cookies).toEqual([]);
  });

  it("bounds guessing at the password", async () => {
    const email = uniqueEmail();
    await register(email);
    const token = await tokenFor(email, "verify_email");
    const guess = () => verifyEmail({ token, password: "fel" }, someone(), adoptNothing).catch((e) => e.code);
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe("invalid_credentials");
    expect(await guess()).toBe("too_many_requests");
  });

  it("counts no password that is replaced in the same moment", async () => {
    const { email, id, active } = await strangersRegistration();
    const token = await tokenFor(email, "verify_email");
    const attempts = Array.from({ length: 6 }, () => confirm(token, adoptGuestBookings));
    const change = changePassword(active, { currentPassword: password, newPassword }, someone());
    const results = await Promise.allSettled([...attempts, change]);
    const isOnce = results.slice(0, -1).filter(({ status }) => status === "fulfilled").length === 1;
    expect(await isConfirmed(id)).toBe(isOnce);
    expect(await bookingsOf(id)).toBe(isOnce ? 1 : 0);
  });
});

describe("the bookings of a guest with an account's address", () => {
  it("join it when the address is confirmed, and not before", async () => {
    const { email, id, jar } = await strangersRegistration();
    await signIn({ email, password }, someone(jar), adoptGuestBookings);
    expect(await bookingsOf(id)).toBe(0);
    await confirm(await tokenFor(email, "verify_email"), adoptGuestBookings);
    expect(await bookingsOf(id)).toBe(1);
  });

  it("join it by a new password, which proves the address and ends what was open before", async () => {
    const { email, id, jar } = await strangersRegistration();
    const firstLink = await tokenFor(email, "verify_email");
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    await resetPassword({ token, password: newPassword }, [], someone(), adoptGuestBookings);
    expect(await isConfirmed(id)).toBe(true);
    expect(await bookingsOf(id)).toBe(1);
    expect(await activeSession("customer", jar)).toBeNull();
    await expect(confirm(firstLink)).rejects.toMatchObject({ code: "invalid_token" });
    await expect(rejectRegistration(firstLink, someone(), withdrawBusiness)).rejects.toMatchObject({
      code: "invalid_token",
    });
  });

  it("do not join it by a password that is changed from within", async () => {
    const { id, active } = await strangersRegistration();
    await changePassword(active, { currentPassword: password, newPassword }, someone());
    expect([await isConfirmed(id), await bookingsOf(id)]).toEqual([false, 0]);
  });
});

describe("a registration that the address's owner rejects", () => {
  it("is closed: its sessions end, the address is free, and the guest's bookings stay", async () => {
    const { email, id, bookingId, jar } = await strangersRegistration();
    const token = await tokenFor(email, "verify_email");
    await rejectRegistration(token, someone(), withdrawBusiness);
    expect(await activeSession("customer", jar)).toBeNull();
    await expect(signIn({ email, password }, someone())).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await expect(confirm(token)).rejects.toMatchObject({ code: "invalid_token" });
    const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect([booking.customerId, booking.customerEmail.toLowerCase()]).toEqual([null, email]);
    const own = await register(email);
    expect(own.id).not.toBe(id);
  });

  /** A business that was registered with an address that is not confirmed. */
  async function strangersBusiness() {
    const place = await salon({ isConfirmed: false });
    const { email } = await db().provider.update({
      where: { id: place.id },
      data: { organisationNumber: String(randomInt(1e9, 1e10)) },
      select: { email: true },
    });
    await requestVerification(email, someone());
    return { ...place, token: await tokenFor(email, "verify_email") };
  }

  it("takes its business out of sight, and frees the organisation number", async () => {
    const { id, token } = await strangersBusiness();
    await rejectRegistration(token, someone(), withdrawBusiness);
    const business = await db().provider.findUniqueOrThrow({ where: { id } });
    expect(business).toMatchObject({ email: "", phone: null, organisationNumber: null });
    const { rowCount } = await pool().query("SELECT FROM visible_providers WHERE id = $1", [id]);
    expect(rowCount).toBe(0);
  });

  it("stays while customers have booked the business", async () => {
    const place = await strangersBusiness();
    const bookingId = await book(place, { at: "2035-01-02T09:00:00Z" });
    await expect(rejectRegistration(place.token, someone(), withdrawBusiness)).rejects.toMatchObject({
      code: "bookings_upcoming",
      details: { bookingIds: [bookingId] },
    });
    expect(await findVerification(place.token, new Jar())).not.toBeNull();
  });
});
