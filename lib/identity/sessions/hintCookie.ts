import { brand } from "@/lib/brand";
import type { Role } from "../roles";

/**
 * The name of a cookie that scripts can read and that signs nobody in: it only says that asking for the session makes
 * sense.
 */
export function hintCookieName(role: Role): string {
  return `${brand.slug}_${role}`;
}

/** Whether a `document.cookie` text holds the hint. */
export function hasHint(cookies: string, role: Role): boolean {
  return cookies.split(";").some((pair) => pair.trim() === `${hintCookieName(role)}=1`);
}
