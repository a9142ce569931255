import { describe, expect, it } from "vitest";
import { roles } from "../roles";
import {
  isDueToBeSeen,
  type SessionFacts,
  sessionEnding,
  sessionIdleMs,
  sessionLifetimeMs,
} from "./sessionRules";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const day = 24 * 60 * 60 * 1000;

function facts(changes: Partial<SessionFacts> = {}, user: Partial<SessionFacts["user"]> = {}): SessionFacts {
  return {
    role: "customer",
    createdAt: ago(day),
    lastSeenAt: ago(60_000),
    expiresAt: ago(-day),
    revokedAt: null,
    ...changes,
    user: {
      role: changes.role ?? "customer",
      passwordChangedAt: ago(2 * day),
      disabledAt: null,
      erasedAt: null,
      ...user,
    },
  };
}

describe("sessionEnding", () => {
  it("is null for a session in use", () => {
    expect(sessionEnding(facts(), now)).toBeNull();
    expect(sessionEnding(facts({ role: "provider" }), now)).toBeNull();
  });

  it.each([
    ["revoked", facts({ revokedAt: ago(1) })],
    ["expired", facts({ expiresAt: now })],
    ["expired", facts({ expiresAt: ago(1) })],
    ["account_closed", facts({}, { disabledAt: ago(1) })],
    ["account_closed", facts({}, { erasedAt: ago(1) })],
    ["role_changed", facts({}, { role: "provider" })],
    ["password_changed", facts({}, { passwordChangedAt: ago(day - 1) })],
  ] as const)("ends it when %s", (ending, session) => {
    expect(sessionEnding(session, now)).toBe(ending);
  });

  it.each(roles)("ends an idle session of a %s exactly after its time", (role) => {
    const idle = sessionIdleMs[role];
    expect(sessionEnding(facts({ role, lastSeenAt: ago(idle) }), now)).toBeNull();
    expect(sessionEnding(facts({ role, lastSeenAt: ago(idle + 1) }), now)).toBe("idle");
  });

  it("keeps a session that began at the instant of the password change", () => {
    const moment = ago(1_000);
    expect(sessionEnding(facts({ createdAt: moment }, { passwordChangedAt: moment }), now)).toBeNull();
  });

  it("gives a business's session less time unused than a customer's, and both less than in all", () => {
    expect(sessionIdleMs.provider).toBeLessThan(sessionIdleMs.customer);
    expect(sessionIdleMs.customer).toBeLessThan(sessionLifetimeMs);
  });
});

describe("isDueToBeSeen", () => {
  it("writes at most once a minute", () => {
    expect(isDueToBeSeen(ago(59_999), now)).toBe(false);
    expect(isDueToBeSeen(ago(60_000), now)).toBe(true);
  });
});
