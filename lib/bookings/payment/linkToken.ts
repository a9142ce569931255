import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";

/*
 * The token of a payment link: its id, and a keyed hash of it, both in base64url. Nothing secret is stored; a new link has a
 * new id, so that the token of an ended one opens nothing but the page that says so.
 */

const idChars = 22;
const proofBytes = 16;

const proofOf = (linkId: string): Buffer =>
  createHmac("sha256", env().APP_SECRET).update(`payment-link:${linkId}`).digest().subarray(0, proofBytes);

/** The token that opens the page of a payment link. */
export function paymentLinkToken(linkId: string): string {
  const id = Buffer.from(linkId.replaceAll("-", ""), "hex");
  return id.toString("base64url") + proofOf(linkId).toString("base64url");
}

/** Whose link a token is; null for one that was not made here. */
export function linkIdOf(token: string): string | null {
  const hex = Buffer.from(token.slice(0, idChars), "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (!z.uuid().safeParse(id).success) return null;
  const given = Buffer.from(token.slice(idChars), "base64url");
  return given.length === proofBytes && timingSafeEqual(given, proofOf(id)) ? id : null;
}

/** The address that the customer is given. */
export function paymentLinkUrl(linkId: string, locale: Locale): string {
  const path = localePath(locale, customerPaths.pay({ token: paymentLinkToken(linkId) }));
  return new URL(path, env().APP_URL).toString();
}
