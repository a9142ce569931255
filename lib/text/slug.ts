import { z } from "zod";
import { foldText } from "./foldText";

/**
 * `Klippning & skägg` → `klippning-skagg`: lower-case letters, digits and hyphens, at most 80 characters. Empty when
 * nothing of the text is left.
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
}

/**
 * The address of a service: its name in words, and the last group of its id, by which it is found also when the name
 * has changed since.
 */
export function serviceSlug(name: string, id: string): string {
  const words = slugify(name);
  return words === "" ? id.slice(-12) : `${words}-${id.slice(-12)}`;
}

/**
 * How a service is looked up by the last part of its address: by its id, or by the last group of one; null when the
 * text is neither.
 */
export function serviceKey(idOrSlug: string): { id: string } | { shortId: string } | null {
  if (z.uuid().safeParse(idOrSlug).success) return { id: idOrSlug.toLowerCase() };
  const shortId = /(?:^|-)([0-9a-f]{12})$/.exec(idOrSlug)?.[1];
  return shortId === undefined ? null : { shortId };
}
