import { expect } from "vitest";
import type { Locale } from "@/lib/i18n/locales";
import type { Answer } from "../calls/http";

/** What is read of a document where no script runs. */
export const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, "");
export const headingOf = (html: string) => /<h1[^>]*>(.+?)<\/h1>/s.exec(withoutScripts(html))?.[1];

/** That the page is answered with 503 and a heading, in that language. */
export function expectUnavailable(
  { status, headers, body }: Answer<string>,
  locale: Locale,
  what: string,
): void {
  expect([status, headers.get("retry-after")], what).toEqual([503, "5"]);
  expect(headers.get("content-type"), what).toMatch("text/html");
  expect(body, what).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
  expect(headingOf(body), what).toBeTruthy();
}
