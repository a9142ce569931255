import { accountStores } from "@/components/layout/header/accountStore";
import type { AnswerOf } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { hintCookieName } from "@/lib/identity/sessions/hintCookie";

/* Who is signed in, which the page's code holds for all of a tab's pages. */

let pages = 0;

/** The browser has no session of the portal: the header has looked on the page before. */
export async function noSession(role: Role): Promise<void> {
  await cookieStore.delete(hintCookieName(role));
  pages += 1;
  accountStores[role].visit(`/page-before-${pages}`);
}

/** The browser has a session, by its hint; the page that is opened next asks whose it is. */
export async function hintedSession(role: Role): Promise<void> {
  await noSession(role);
  await cookieStore.set(hintCookieName(role), "1");
}

/** What the server answers whoever is signed in. */
export const sessionOf = (email: string, role: Role = "customer"): AnswerOf<"GET /auth/v1/session"> => ({
  session: {
    id: "0b5f7c86-3f62-4c8e-9d0c-6a0f4c1f7b01",
    role,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  },
  user: {
    id: "5e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a02",
    email,
    role,
    fullName: "Kajsa Åström",
    emailVerified: true,
    providerId: null,
  },
});
