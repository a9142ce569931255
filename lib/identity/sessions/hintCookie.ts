import { brand } from "@/lib/brand";
import type { Role } from "../roles";

/** Readable by scripts, worth nothing to anyone: says only that asking for the session makes sense. */
export function hintCookieName(role: Role): string {
  return `${brand.slug}_${role}`;
}

/** Whether a `document.cookie` text holds the hint. */
export function hasHint(cookies: string, role: Role): boolean {
  return cookies.split(";").some((pair) => pair.trim() === `${hintCookieName(role)}=1`);
}
