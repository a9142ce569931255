import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { AppError } from "@/lib/errors/AppError";
import { requestPasswordReset } from "@/lib/identity/addresses/requestLinks";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import type { ClientInfo } from "@/lib/identity/sessions/client";
import { signIn } from "@/lib/identity/sessions/signIn";
import { account, Jar, signedIn, someone, tokenFor, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const newPassword = "fyra blå båtar";

const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "signed in",
    (error: AppError) => error.code,
  );
const enter = (email: string, client: ClientInfo, secret = password) =>
  outcome(signIn({ email, password: secret }, client));

/** Wrong passwords for one account, one after the other, each from the next of these places. */
async function guess(email: string, times: number, place: (index: number) => ClientInfo): Promise<string[]> {
  const codes: string[] = [];
  for (let index = 0; index < times; index += 1) codes.push(await enter(email, place(index), "fel"));
  return codes;
}

const at = (address: string): ClientInfo => ({ ...someone(), address });

/** Every network that this account may be tried from has used up its tries: as thirty networks would have done. */
async function useUpAccount(email: string) {
  await enter(email, someone(), "fel");
  const counters = await db().rateLimit.updateMany({
    where: { key: { startsWith: "sign_in_account:" } },
    data: { points: 300 },
  });
  expect(counters.count).toBeGreaterThan(0);
}

describe("guessing at one account", () => {
  it("from one network stops after ten tries, also when they are made at once", async () => {
    const { email } = await account();
    const stranger = someone();
    const codes = await Promise.all(Array.from({ length: 14 }, () => enter(email, stranger, "fel")));
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(4);
    const refused = await signIn({ email, password }, stranger).catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: "too_many_requests", retryAfterSeconds: expect.any(Number) });
  });

  it("does not keep the owner out who is at another network", async () => {
    const { email } = await account();
    const networks = [someone(), someone(), someone(), someone()];
    const codes = await guess(email, 60, (index) => networks[index % 4] ?? someone());
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(20);
    expect(await enter(email, someone())).toBe("signed in");
  });

  it("does not keep the owner out at the same network, in a browser that has signed in before", async () => {
    const { email } = await account();
    const { jar } = await signedIn(email);
    const cafe = someone();
    await guess(email, 12, () => cafe);
    expect(await enter(email, cafe)).toBe("too_many_requests");
    expect(await enter(email, { ...cafe, cookies: jar })).toBe("signed in");
  });

  it("is all one for addresses of the same 56 bits of IPv6", async () => {
    const { email } = await account();
    const codes = await guess(email, 11, (index) => at(`2001:db8:7:7::${index.toString(16)}`));
    expect(codes.at(-1)).toBe("too_many_requests");
    expect(await enter(email, at("2001:db8:7:100::1"), "fel")).toBe("invalid_credentials");
  });

  it("from all networks together stops too, and known browsers are not stopped by it", async () => {
    const { email } = await account();
    const { jar } = await signedIn(email);
    await useUpAccount(email);
    expect(await enter(email, someone())).toBe("too_many_requests");
    expect(await enter(email, someone(jar))).toBe("signed in");
  });

  it("in a known browser stops after ten tries as well, and stops nobody else", async () => {
    const { email } = await account();
    const { jar } = await signedIn(email);
    const codes = await guess(email, 11, () => someone(jar));
    expect(codes.at(-1)).toBe("too_many_requests");
    expect(await enter(email, someone(jar))).toBe("too_many_requests");
    expect(await enter(email, someone())).toBe("signed in");
  });

  it("begins anew after the owner has signed in", async () => {
    const { email } = await account();
    const home = someone();
    await guess(email, 9, () => home);
    expect(await enter(email, home)).toBe("signed in");
    expect(new Set(await guess(email, 9, () => home))).toEqual(new Set(["invalid_credentials"]));
  });
});

describe("the proof that a browser has signed in before", () => {
  it("counts for its own account alone, and not when it is forged", async () => {
    const [mine, theirs] = await Promise.all([account(), account()]);
    const { jar } = await signedIn(mine.email);
    await useUpAccount(theirs.email);
    expect(await enter(theirs.email, someone(jar))).toBe("too_many_requests");
    const name = "stund-device.customer";
    const [device, signature = ""] = jar.get(name)?.value.split(".") ?? [];
    expect(signature).toHaveLength(43);
    await useUpAccount(mine.email);
    for (const value of [`${device}x.${signature}`, `${device}.`, "", ".", device ?? ""]) {
      const forged = { get: (asked: string) => (asked === name ? { value } : undefined) };
      expect(await enter(mine.email, someone(forged))).toBe("too_many_requests");
    }
    expect(await enter(mine.email, someone(jar))).toBe("signed in");
  });

  it("ends with the password; the browser that chose the new one has another", async () => {
    const { email } = await account();
    const { jar } = await signedIn(email);
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    const renewed = new Jar(await resetPassword({ token, password: newPassword }, [], someone()));
    await useUpAccount(email);
    expect(await enter(email, someone(jar), newPassword)).toBe("too_many_requests");
    expect(await enter(email, someone(renewed), newPassword)).toBe("signed in");
  });
});

describe("a forgotten password", () => {
  it("gets an owner in whom strangers' guesses from everywhere had locked out", async () => {
    const { email } = await account();
    await useUpAccount(email);
    expect(await enter(email, someone())).toBe("too_many_requests");
    await requestPasswordReset(email, someone());
    const token = await tokenFor(email, "reset_password");
    await resetPassword({ token, password: newPassword }, [], someone());
    expect(await enter(email, someone(), newPassword)).toBe("signed in");
  });
});

describe("guessing at many accounts", () => {
  it("from one address is stopped; right passwords do not count", async () => {
    const client = someone();
    const { email } = await account();
    for (let tries = 0; tries < 60; tries += 1) await signIn({ email, password }, client);
    const codes = await Promise.all(Array.from({ length: 60 }, () => enter(uniqueEmail(), client, "fel")));
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(50);
    expect(await enter(email, client)).toBe("too_many_requests");
    expect(await enter(email, someone())).toBe("signed in");
  });

  it("leaves no addresses in the counters", async () => {
    const { email } = await account();
    await enter(email, at("198.51.100.7"), "fel");
    const keys = (await db().rateLimit.findMany()).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).not.toMatch(/@|198\.51/);
  });
});
