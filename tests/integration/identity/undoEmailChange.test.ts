import { describe, expect, it } from "vitest";
import { followAddress } from "@/lib/account/followAddress";
import { db } from "@/lib/db/client";
import { askEmailChange } from "@/lib/identity/addresses/emailChange";
import { undoEmailChange } from "@/lib/identity/addresses/undoEmailChange";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import { purgeIdentity } from "@/lib/identity/purge";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { asked, confirm } from "../../support/builders/emailChange";
import { someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const emailOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).email;

describe("undoing a change of address", () => {
  it("stops a change that waits, ends the sessions and the password, and leads to a new one", async () => {
    const { id, email, to, jar } = await asked();
    const link = await tokenFor(to, "email_change");
    const token = await tokenFor(email, "email_change_told");
    const { email: now, resetToken } = await undoEmailChange(token, someone(), followAddress);
    expect(now).toBe(email);
    expect(await activeSession("customer", jar)).toBeNull();
    await expect(confirm(link, jar)).rejects.toMatchObject({ code: "invalid_token" });
    await expect(signIn({ email, password }, someone())).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await resetPassword({ token: resetToken, password: "fyra blå båtar" }, [], someone());
    expect((await signIn({ email, password: "fyra blå båtar" }, someone())).active.user.id).toBe(id);
    await expect(undoEmailChange(token, someone(), followAddress)).rejects.toMatchObject({
      code: "invalid_token",
    });
  });

  it("restores the old address for a week, whatever the account was changed to meanwhile", async () => {
    const { id, email, to, jar } = await asked();
    await confirm(await tokenFor(to, "email_change"), jar);
    const session = await activeSession("customer", jar);
    if (session === null) throw new Error("The browser that confirmed was signed out");
    const third = uniqueEmail("third");
    jar.take(await askEmailChange(session, { email: third, password }, someone(jar)));
    await confirm(await tokenFor(third, "email_change"), jar);
    expect(await emailOf(id)).toBe(third);
    // Whoever took the account over has a way back, too: it must not win over the owner's.
    const theirs = await tokenFor(to, "email_changed");
    await undoEmailChange(await tokenFor(email, "email_changed"), someone(), followAddress);
    expect(await emailOf(id)).toBe(email);
    await expect(undoEmailChange(theirs, someone(), followAddress)).rejects.toMatchObject({
      code: "invalid_token",
    });
  });

  it("from a first change is not used up by the way back from a second one", async () => {
    const { id, email, to, jar } = await asked();
    await confirm(await tokenFor(to, "email_change"), jar);
    const session = await activeSession("customer", jar);
    if (session === null) throw new Error("The browser that confirmed was signed out");
    const third = uniqueEmail("third");
    jar.take(await askEmailChange(session, { email: third, password }, someone(jar)));
    await confirm(await tokenFor(third, "email_change"), jar);
    await undoEmailChange(await tokenFor(to, "email_changed"), someone(), followAddress);
    expect(await emailOf(id)).toBe(to);
    await undoEmailChange(await tokenFor(email, "email_changed"), someone(), followAddress);
    expect(await emailOf(id)).toBe(email);
  });

  it("keeps the old address from everybody else meanwhile, and no longer", async () => {
    const { id, email, to, jar } = await asked();
    await confirm(await tokenFor(to, "email_change"), jar);
    const taking = { data: { email, role: "customer" as const, passwordHash: "x" } };
    await expect(db().user.create(taking)).rejects.toMatchObject({ code: "P2002" });
    const other = await asked({ to: email });
    await expect(confirm(await tokenFor(email, "email_change"), other.jar)).rejects.toMatchObject({
      code: "email_taken",
    });
    await db().emailChange.updateMany({ where: { userId: id }, data: { reservedUntil: new Date() } });
    await db().user.create(taking);
  });

  it("is forgotten once it is over", async () => {
    const { id, to, jar } = await asked();
    await confirm(await tokenFor(to, "email_change"), jar);
    await purgeIdentity(new Date());
    expect(await db().emailChange.count({ where: { userId: id } })).toBe(1);
    await purgeIdentity(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
    expect(await db().emailChange.count({ where: { userId: id } })).toBe(0);
  });
});
