import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { hashPassword } from "@/lib/identity/passwords/passwordHash";
import type { Role } from "@/lib/identity/roles";
import type { ActiveSession, CookieReader } from "@/lib/identity/sessions/activeSession";
import type { ClientInfo } from "@/lib/identity/sessions/client";
import type { CookieSpec } from "@/lib/identity/sessions/sessionCookies";
import { signIn } from "@/lib/identity/sessions/signIn";
import { password } from "../password";

export const uniqueEmail = (name = "person") => `${name}-${randomUUID().slice(0, 8)}@exempel.se`;

/** A caller at a network address of its own, so that tests do not use up each other's limits. */
export function someone(cookies: CookieReader = new Jar()): ClientInfo {
  return { address: `test-${randomUUID()}`, userAgent: "Mozilla/5.0 (test)", cookies, way: "call" };
}

let known: Promise<string> | undefined;

/** The hash of the password above. */
export function passwordHash(): Promise<string> {
  known ??= hashPassword(password);
  return known;
}

/** An account with the password above. Providers come without a business. */
export async function account(role: Role = "customer"): Promise<{ id: string; email: string }> {
  return db().user.create({
    data: { email: uniqueEmail(role), role, fullName: "Anna Ek", passwordHash: await passwordHash() },
    select: { id: true, email: true },
  });
}

/** A browser's cookies, as far as the server reads them. */
export class Jar implements CookieReader {
  readonly #values = new Map<string, string>();

  constructor(cookies: readonly CookieSpec[] = []) {
    this.take(cookies);
  }

  take(cookies: readonly CookieSpec[]): this {
    for (const { name, value, maxAge } of cookies) {
      if (maxAge === 0) this.#values.delete(name);
      else this.#values.set(name, value);
    }
    return this;
  }

  get(name: string): { value: string } | undefined {
    const value = this.#values.get(name);
    return value === undefined ? undefined : { value };
  }

  get size(): number {
    return this.#values.size;
  }
}

/** Signs in from somewhere; the cookies are in the jar. */
export async function signedIn(
  email: string,
  secret = password,
): Promise<{ active: ActiveSession; jar: Jar }> {
  const { active, cookies } = await signIn({ email, password: secret }, someone());
  return { active, jar: new Jar(cookies) };
}

/** The links in the mails that wait for a recipient, oldest first. */
export async function linksTo(recipient: string, kind: string): Promise<string[]> {
  const mails = await db().outboxMail.findMany({
    where: { recipient, kind },
    orderBy: { createdAt: "asc" },
    select: { payload: true },
  });
  return mails.map(({ payload }) => {
    if (typeof payload !== "object" || payload === null || Array.isArray(payload)) return "";
    return typeof payload.url === "string" ? payload.url : "";
  });
}

/** The token in the newest mail of a kind. */
export async function tokenFor(recipient: string, kind: string): Promise<string> {
  const link = (await linksTo(recipient, kind)).at(-1);
  if (link === undefined) throw new Error(`No ${kind} mail waits for ${recipient}`);
  return new URL(link).searchParams.get("token") ?? "";
}
