import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { type Role, roles } from "../roles";
import { type ActiveSession, activeSession, type CookieReader } from "./activeSession";

/** The session of one portal; without a role the provider's if there is one, else the customer's. */
export async function portalSession(
  role: Role | undefined,
  cookies: CookieReader,
): Promise<ActiveSession | null> {
  if (role !== undefined) return activeSession(role, cookies);
  return (await activeSession("provider", cookies)) ?? activeSession("customer", cookies);
}

/** @throws AppError not_signed_in */
export async function requirePortalSession(
  role: Role | undefined,
  cookies: CookieReader,
): Promise<ActiveSession> {
  const session = await portalSession(role, cookies);
  if (session === null) throw new AppError("not_signed_in");
  return session;
}

/** The sessions of both portals, without those that do not exist. */
export async function allPortalSessions(cookies: CookieReader): Promise<ActiveSession[]> {
  const found = await Promise.all(roles.map((role) => activeSession(role, cookies)));
  return found.filter((session) => session !== null);
}
