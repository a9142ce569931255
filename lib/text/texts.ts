import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { isUploadedPicture } from "@/lib/http/pictureAddress";
import { parseUrl } from "./parseUrl";

/*
 * Schemas of texts as people type them, for every form of the product. Nothing here needs the server.
 */

/**
 * Characters that change the direction of the text after them. Nobody types them; they come along with a paste, or
 * make a text look like another.
 */
export const bidiControls = /[\u202a-\u202e\u2066-\u2069]/u;
/** A text without bidi controls and control characters. */
export const plainLine = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
/** At least one visible character. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * One line with a visible character: runs of spaces and line breaks become one space; control characters and bidi
 * controls are refused.
 */
export const singleLine = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/gu, " ").trim())
    .pipe(z.string().min(1).max(max).regex(plainLine).regex(visible));

/** Running text, trimmed: line breaks and tabs are kept; other control characters and bidi controls are refused. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);

/** Turns a blank text into null; leaves every other value as it is. */
export const blankIsNull = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? null : value;

const urlMaxLength = 2_000;

/**
 * The address of a picture on another site. Only browsers load it, and only over https; an address with a password,
 * or with a host that is no public domain name, is refused. The address of a picture uploaded here is accepted with
 * any origin, since a client may send back what it read (see `pictureAfter`).
 */
export const pictureUrl = z
  .string()
  .trim()
  .max(urlMaxLength)
  .refine((text) => isUploadedPicture(text) || isPublicHttps(text), rule("httpsUrl"))
  .meta({ description: "An https address." });

function isPublicHttps(text: string): boolean {
  const url = parseUrl(text);
  return (
    url !== null &&
    /^https:\/\//iu.test(text) &&
    !/[\s\p{Cc}]/u.test(text) &&
    url.username === "" &&
    url.password === "" &&
    /\.\p{L}{2,}$/u.test(url.hostname)
  );
}
