import { expect, it } from "vitest";
import { followAddress } from "@/lib/account/followAddress";
import { db } from "@/lib/db/client";
import type { AppError } from "@/lib/errors/AppError";
import { confirmEmailChange } from "@/lib/identity/addresses/confirmEmailChange";
import { askEmailChange } from "@/lib/identity/addresses/emailChange";
import { authenticator } from "../../support/builders/authenticator";
import { account, signedIn, someone, tokenFor } from "../../support/calls/accounts";
import { byPasskey, byPassword, confirm, guest } from "../../support/calls/guestAccounts";
import { password } from "../../support/password";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "ok",
    (error: AppError) => error.code,
  );

it("a passkey of two registrations makes an account of the one that is confirmed first", async () => {
  const [anna, bo] = [await guest(), await guest()];
  const device = authenticator();
  const jars = [await byPasskey(anna, device), await byPasskey(bo, device)];
  const [first, second] = await Promise.all([
    tokenFor(anna.email, "verify_email"),
    tokenFor(bo.email, "verify_email"),
  ]);
  await confirm({ token: first }, jars[0]);
  expect(await refusal(confirm({ token: second }, jars[1]))).toBe("passkey_known");
  expect(await db().user.findUnique({ where: { email: bo.email } })).toBeNull();
});

it("of a registration and a change to its address that are confirmed at once, one gets the address", async () => {
  const booked = await guest();
  const { email } = booked;
  await byPassword(booked);
  const { active } = await signedIn((await account()).email);
  await askEmailChange(active, { email, password }, someone());
  const token = await tokenFor(email, "email_change");
  await inTransaction(async (client) => {
    // As whoever confirms the registration: the registrations, then the account.
    await client.query("SELECT 1 FROM registrations WHERE email = $1 FOR UPDATE", [email]);
    const changing = refusal(confirmEmailChange({ token, password }, someone(), followAddress));
    await untilWaiting("the other address");
    await client.query("INSERT INTO users (email, role, password_hash) VALUES ($1, 'customer', '-')", [
      email,
    ]);
    await client.query("COMMIT");
    expect(await changing).toBe("email_taken");
  });
});
