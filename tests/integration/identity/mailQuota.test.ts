import { describe, expect, it } from "vitest";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import type { AppError } from "@/lib/errors/AppError";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { requestPasswordReset, requestVerification } from "@/lib/identity/addresses/requestLinks";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import { account, linksTo, signedIn, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const mailsTo = async (email: string, kind = "reset_password") => (await linksTo(email, kind)).length;

describe("mails that anybody can ask for", () => {
  it("are three within an hour for one network: no stranger fills a mailbox", async () => {
    const { email } = await account();
    const stranger = someone();
    for (let request = 0; request < 8; request += 1) await requestPasswordReset(email, stranger);
    expect(await mailsTo(email)).toBe(3);
  });

  it("still come to the owner at another network, after a stranger has asked for all of theirs", async () => {
    const { email } = await account();
    const stranger = someone();
    for (let request = 0; request < 8; request += 1) await requestPasswordReset(email, stranger);
    await requestPasswordReset(email, someone());
    expect(await mailsTo(email)).toBe(4);
  });

  it("are ten within an hour for all networks; links that came are not voided by what strangers ask for", async () => {
    const { email } = await account();
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    for (let request = 0; request < 15; request += 1) await requestPasswordReset(email, someone());
    expect(await mailsTo(email)).toBe(10);
    const reset = resetPassword({ token, password: "fyra blå båtar" }, [], someone());
    await expect(reset).resolves.toBeDefined();
    const unused = await tokenFor(email, "reset_password");
    await expect(
      resetPassword({ token: unused, password: "fem röda hus" }, [], someone()),
    ).rejects.toMatchObject({ code: "invalid_token" });
  });

  it("still come to a browser that has signed in before, whatever strangers have asked for", async () => {
    const { email } = await account();
    const { jar } = await signedIn(email);
    for (let request = 0; request < 12; request += 1) await requestPasswordReset(email, someone());
    const neighbour = someone();
    for (let request = 0; request < 70; request += 1)
      await requestPasswordReset(uniqueEmail(), neighbour).catch(() => undefined);
    const before = await mailsTo(email);
    await requestPasswordReset(email, { ...neighbour, cookies: jar });
    expect(await mailsTo(email)).toBe(before + 1);
  });

  it("do not come where a network has asked for too many and the browser only claims to be known", async () => {
    const [owner, other] = [await account(), await account()];
    const { jar } = await signedIn(other.email);
    const neighbour = someone();
    for (let request = 0; request < 60; request += 1) await requestPasswordReset(uniqueEmail(), neighbour);
    await expect(requestPasswordReset(owner.email, neighbour)).rejects.toMatchObject({
      code: "too_many_requests",
    });
    await expect(requestPasswordReset(owner.email, { ...neighbour, cookies: jar })).resolves.toBeUndefined();
    expect(await mailsTo(owner.email)).toBe(0);
  });

  it("are not used up before there is an account", async () => {
    const email = uniqueEmail();
    for (let request = 0; request < 15; request += 1) await requestVerification(email, someone());
    await registerCustomer({ email, password, fullName: "Anna Ek" }, "sv", someone());
    await requestVerification(email, someone());
    expect(await mailsTo(email, "verify_email")).toBe(2);
  });

  it("do not fill a mailbox by way of accounts that are opened and erased in turn", async () => {
    const email = uniqueEmail();
    const stranger = someone();
    const openAndErase = async () => {
      await registerCustomer({ email, password, fullName: "Anna Ek" }, "sv", stranger);
      const { active } = await signedIn(email);
      await eraseCustomer(active, { password }, { client: stranger, now: new Date() });
    };
    for (let round = 0; round < 10; round += 1) await openAndErase();
    const refused = await openAndErase().catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: "too_many_requests" });
  });
});
