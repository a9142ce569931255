import "server-only";
import { brand } from "@/lib/brand";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths, isUnder, providerBase, providerPaths } from "@/lib/paths";
import en from "@/messages/en/pageError.json";
import sv from "@/messages/sv/pageError.json";
import type { Failure } from "./openAnswers";

const words = { sv, en };

/** The look of the product in a few lines: whatever else the page needs may be away, too. */
const style = `:root{color-scheme:light dark;--surface:#f8fbf9;--ink:#10201a;--muted:#4a5b54;--line:#d5dfda}
@media(prefers-color-scheme:dark){:root{--surface:#0b1511;--ink:#e8f1ec;--muted:#a3b5ac;--line:#2a3a33}}
*{box-sizing:border-box}body{margin:0;background:var(--surface);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header{border-bottom:1px solid var(--line)}header a{display:inline-flex;min-height:3.75rem;align-items:center;font-weight:700;font-size:1.25rem;color:inherit;text-decoration:none}header span{margin-left:.625rem;padding-left:.625rem;border-left:1px solid var(--line);color:var(--muted);font-weight:400;font-size:.875rem}
.wrap{max-width:75rem;margin:0 auto;padding:0 1.25rem}main.wrap{padding-top:4rem;padding-bottom:4rem}
h1{margin:0;font-size:1.75rem;line-height:1.2;max-width:24ch;text-wrap:balance}p{margin:.75rem 0 0;max-width:52ch;color:var(--muted);font-size:1.125rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.75rem}nav a{display:inline-flex;min-height:3rem;align-items:center;padding:0 1.25rem;border:1px solid var(--line);border-radius:.5rem;font-weight:600;color:inherit;text-decoration:none}
nav a:first-child{background:var(--ink);color:var(--surface)}a:focus-visible{outline:3px solid currentColor;outline-offset:2px}`;

const wordsOf = (locale: Locale, { status }: Failure) =>
  status === 503 ? words[locale].unavailable : words[locale];

/** The sentences alone, for what is no page. */
export function failedText(locale: Locale, failure: Failure): string {
  const { title, body } = wordsOf(locale, failure);
  return `${title}\n${body}\n`;
}

/**
 * A whole document that says that a page cannot be shown, with the portal's name, a link to the same address, a way home, and
 * the reference of a fault. It needs neither JavaScript nor another file.
 * @param path without language, as it was asked for
 */
export function failedDocument(locale: Locale, path: string, failure: Failure): string {
  const isBusiness = isUnder(providerBase, path);
  const home = localePath(locale, isBusiness ? providerPaths.home() : customerPaths.home());
  const { retry, home: homeLabel, business, reference } = words[locale];
  const { title, body } = wordsOf(locale, failure);
  const told =
    failure.status === 500 && failure.reference !== null ? `${reference} ${failure.reference}` : "";
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<header><div class="wrap"><a href="${home}">${brand.name}${isBusiness ? `<span>${business}</span>` : ""}</a></div></header>
<main class="wrap">
<h1>${title}</h1>
<p>${body}</p>
<nav><a href="">${retry}</a><a href="${home}">${homeLabel}</a></nav>
${told === "" ? "" : `<p>${told}</p>\n`}</main>
</body>
</html>
`;
}
