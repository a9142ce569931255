import "server-only";
import { cookies } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { localePath } from "@/lib/i18n/localePath";
import type { Role } from "../roles";
import { type ActiveSession, activeSession } from "./activeSession";
import { authPathsOf } from "./authPaths";
import { isMember } from "./businessScope";

/** The session of a page's visitor in this portal, loaded once for each request. */
export const pageSession = cache(
  async (role: Role): Promise<ActiveSession | null> => activeSession(role, await cookies()),
);

type PageRights = {
  /** Whether members of the business may open the page, too; it shows them their part. */
  allowsMembers?: boolean;
};

/**
 * The session of a page that needs one: without it the visitor is redirected to the portal's sign-in page, which
 * leads back. The pages of a business are its owners', and answer 403 to its members, unless `allowsMembers`.
 * @param returnTo where the visitor was going: path and query of `lib/paths`, without language
 */
export async function requirePageSession(
  role: Role,
  returnTo: string,
  { allowsMembers = false }: PageRights = {},
): Promise<ActiveSession> {
  const session = await pageSession(role);
  if (session !== null && isMember(session) && !allowsMembers) forbidden();
  if (session !== null) return session;
  redirect(localePath(await getLocale(), authPathsOf(role).auth({ redirectTo: returnTo })));
}
