import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { AppError } from "@/lib/errors/AppError";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { account, Jar, someone, uniqueEmail } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const codeOf = (error: AppError) => error.code;
const refusal = (attempt: Promise<unknown>) => attempt.then(() => "signed in", codeOf);

describe("signing in", () => {
  it("gives a session that the portal's cookie names", async () => {
    const { id, email } = await account();
    const { active, cookies } = await signIn({ email, password }, someone());
    expect(active).toMatchObject({
      role: "customer",
      providerId: null,
      user: { id, email, emailVerified: false },
    });
    const jar = new Jar(cookies);
    expect(await activeSession("customer", jar)).toEqual(active);
    expect(await activeSession("provider", jar)).toBeNull();
  });

  it("says the same for an unknown address, a wrong password and a closed account", async () => {
    const [known, disabled, erased] = await Promise.all([account(), account(), account()]);
    await db().user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    await db().user.update({ where: { id: erased.id }, data: { erasedAt: new Date() } });
    const attempts = [
      signIn({ email: uniqueEmail(), password }, someone()),
      signIn({ email: known.email, password: "fel" }, someone()),
      signIn({ email: disabled.email, password }, someone()),
      signIn({ email: erased.email, password }, someone()),
    ];
    expect(await Promise.all(attempts.map(refusal))).toEqual(Array(4).fill("invalid_credentials"));
  });

  it("takes the same time for an unknown address as for a wrong password", async () => {
    const { email } = await account();
    // Processor time, which a busy machine does not stretch as it does the time on the wall.
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 9; round += 1) {
      for (const kind of ["known", "unknown"] as const) {
        const started = process.cpuUsage();
        await refusal(
          signIn({ email: kind === "known" ? email : uniqueEmail(), password: "fel" }, someone()),
        );
        const { user, system } = process.cpuUsage(started);
        times[kind].push(user + system);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? Number.NaN;
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it("refuses an account of the other portal, and only once the password is right", async () => {
    const [customer, provider] = await Promise.all([account("customer"), account("provider")]);
    const at = (email: string, role: "customer" | "provider", secret = password) =>
      refusal(signIn({ email, password: secret, role }, someone()));
    expect(await at(customer.email, "provider")).toBe("wrong_role_customer");
    expect(await at(provider.email, "customer")).toBe("wrong_role_provider");
    expect(await at(provider.email, "customer", "fel")).toBe("invalid_credentials");
    expect(await at(provider.email, "provider")).toBe("signed in");
    expect(await db().session.count({ where: { userId: customer.id } })).toBe(0);
  });

  it("makes an old hash anew with today's parameters", async () => {
    const { id, email } = await account();
    const passwordHash = await hash(password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await db().user.update({ where: { id }, data: { passwordHash } });
    const { cookies } = await signIn({ email, password }, someone());
    const stored = await db().user.findUniqueOrThrow({ where: { id } });
    expect(stored.passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect(await activeSession("customer", new Jar(cookies))).not.toBeNull();
    expect(await refusal(signIn({ email, password }, someone()))).toBe("signed in");
  });
});
