import { describe, expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { purgeIdentity } from "@/lib/identity/purge";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { endOtherSessions, endSession, listSessions } from "@/lib/identity/sessions/endSessions";
import { hintCookieName } from "@/lib/identity/sessions/hintCookie";
import { portalSession } from "@/lib/identity/sessions/portalSession";
import { sessionCookieName } from "@/lib/identity/sessions/sessionCookies";
import { signOut } from "@/lib/identity/sessions/signOut";
import { account, Jar, signedIn, someone } from "../../support/calls/accounts";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

async function customer() {
  const { id, email } = await account();
  return { id, email, ...(await signedIn(email)) };
}

describe("a session", () => {
  it.each([
    ["it is revoked", "UPDATE sessions SET revoked_at = now() WHERE user_id = $1"],
    ["it is too old", "UPDATE sessions SET expires_at = now() WHERE user_id = $1"],
    ["nobody used it", "UPDATE sessions SET last_seen_at = now() - interval '15 days' WHERE user_id = $1"],
    ["the password is another", "UPDATE users SET password_changed_at = clock_timestamp() WHERE id = $1"],
    ["the account is disabled", "UPDATE users SET disabled_at = now() WHERE id = $1"],
    ["the person was erased", "UPDATE users SET erased_at = now() WHERE id = $1"],
    ["the role is another", "UPDATE users SET role = 'provider' WHERE id = $1"],
    ["the account is gone", "DELETE FROM users WHERE id = $1"],
  ])("ends at the next request when %s", async (_why, change) => {
    const { id, jar } = await customer();
    expect(await activeSession("customer", jar)).not.toBeNull();
    await pool().query(change, [id]);
    expect(await activeSession("customer", jar)).toBeNull();
  });

  it("of a business ends after three days unused", async () => {
    const { id, email } = await account("provider");
    const { jar } = await signedIn(email);
    const idleFor = (interval: string) =>
      pool().query("UPDATE sessions SET last_seen_at = now() - $2::interval WHERE user_id = $1", [
        id,
        interval,
      ]);
    await idleFor("2 days 23 hours");
    expect(await activeSession("provider", jar)).not.toBeNull();
    await idleFor("3 days 1 hour");
    expect(await activeSession("provider", jar)).toBeNull();
  });

  it("is seen at most once a minute, however many requests come together", async () => {
    const { active, jar } = await customer();
    const lastSeen = async () =>
      (await db().session.findUniqueOrThrow({ where: { id: active.id } })).lastSeenAt.getTime();
    const before = await lastSeen();
    await activeSession("customer", jar);
    expect(await lastSeen()).toBe(before);
    await pool().query("UPDATE sessions SET last_seen_at = now() - interval '61 seconds' WHERE id = $1", [
      active.id,
    ]);
    await Promise.all(Array.from({ length: 8 }, () => activeSession("customer", jar)));
    expect(await lastSeen()).toBeGreaterThanOrEqual(before);
  });

  it("of one portal stands beside that of the other, and means nothing under its name", async () => {
    const provider = await account("provider");
    const { jar: both } = await customer();
    const business = await signedIn(provider.email);
    for (const name of [sessionCookieName("provider")]) {
      both.take([{ ...cookieOf(name), value: business.jar.get(name)?.value ?? "" }]);
    }
    expect((await activeSession("customer", both))?.role).toBe("customer");
    expect((await portalSession(undefined, both))?.role).toBe("provider");
    const swapped = new Jar([
      {
        ...cookieOf(sessionCookieName("provider")),
        value: both.get(sessionCookieName("customer"))?.value ?? "",
      },
    ]);
    expect(await activeSession("provider", swapped)).toBeNull();
  });

  it("ends in the database when its owner signs out", async () => {
    const { active, jar } = await customer();
    const stolen = new Jar([
      {
        ...cookieOf(sessionCookieName("customer")),
        value: jar.get(sessionCookieName("customer"))?.value ?? "",
      },
    ]);
    jar.take(await signOut(["customer"], someone(jar)));
    expect(jar.get(sessionCookieName("customer"))).toBeUndefined();
    expect(jar.get(hintCookieName("customer"))).toBeUndefined();
    expect((await db().session.findUniqueOrThrow({ where: { id: active.id } })).revokedAt).not.toBeNull();
    expect(await activeSession("customer", stolen)).toBeNull();
  });
});

describe("the owner's list", () => {
  it("shows the sessions that still count, the one in use first, and no one else's", async () => {
    const { email, active } = await customer();
    const second = await signedIn(email);
    const ended = await signedIn(email);
    await endSession(active.user.id, ended.active.id, someone());
    await customer();
    const listed = await listSessions(active);
    expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [active.id, true],
      [second.active.id, false],
    ]);
    expect(listed[0]?.userAgent).toBe("Mozilla/5.0 (test)");
  });

  it("ends one of them, but never somebody else's", async () => {
    const mine = await customer();
    const theirs = await customer();
    await expect(endSession(mine.id, theirs.active.id, someone())).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await activeSession("customer", theirs.jar)).not.toBeNull();
    const other = await signedIn(mine.email);
    await endSession(mine.id, other.active.id, someone());
    await endSession(mine.id, other.active.id, someone());
    expect(await activeSession("customer", other.jar)).toBeNull();
  });

  it("ends all but the one in use", async () => {
    const { email, active, jar } = await customer();
    const others = [await signedIn(email), await signedIn(email)];
    expect(await endOtherSessions(active, someone())).toBe(2);
    expect(await activeSession("customer", jar)).not.toBeNull();
    for (const other of others) expect(await activeSession("customer", other.jar)).toBeNull();
  });
});

describe("purging", () => {
  it("removes what ended long ago and leaves what is in use", async () => {
    const { active } = await customer();
    const old = await customer();
    await pool().query("UPDATE sessions SET revoked_at = now() - interval '31 days' WHERE id = $1", [
      old.active.id,
    ]);
    await pool().query("INSERT INTO rate_limits VALUES ('spent', 1, $1)", [Date.now() - 1_000]);
    await purgeIdentity(new Date());
    const kept = await db().session.findMany({ select: { id: true } });
    expect(kept.map(({ id }) => id)).toContain(active.id);
    expect(kept.map(({ id }) => id)).not.toContain(old.active.id);
    expect(await db().rateLimit.count({ where: { key: "spent" } })).toBe(0);
  });
});

function cookieOf(name: string) {
  return { name, path: "/", sameSite: "lax", secure: false, httpOnly: true, maxAge: 60 } as const;
}
