import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { isUploadedPicture } from "@/lib/http/pictureAddress";

/*
 * Texts as people type them, for every form of the product. Nothing here needs the server.
 */

/** Characters that turn the direction of what follows: nobody types them, and they disguise. Some come along with a paste. */
export const bidiControls = /[\u202a-\u202e\u2066-\u2069]/u;
/** Without them, and without control characters. */
export const plainLine = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
/** Something that can be seen. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line that shows something: spaces and line breaks collapse; what makes it look like another one is refused. */
export const singleLine = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/gu, " ").trim())
    .pipe(z.string().min(1).max(max).regex(plainLine).regex(visible));

/** Running text, trimmed: line breaks and tabs are kept; other control characters and those that turn are refused. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);

/** A blank text says the same as null. */
export const blankIsNull = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? null : value;

const urlMaxLength = 2_000;

/**
 * The address of a picture on another site. Only browsers load it, and only over https; one with a password in it, or
 * of a host that is none of the internet's, is refused. That of a picture that was uploaded here passes, wherever we are:
 * whoever read it may send it back (see `pictureAfter`).
 */
export const pictureUrl = z
  .string()
  .trim()
  .max(urlMaxLength)
  .refine((text) => isUploadedPicture(text) || isPublicHttps(text), rule("httpsUrl"))
  .meta({ description: "An https address." });

function isPublicHttps(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https:\/\//iu.test(text) &&
    !/[\s\p{Cc}]/u.test(text) &&
    url.username === "" &&
    url.password === "" &&
    /\.\p{L}{2,}$/u.test(url.hostname)
  );
}
