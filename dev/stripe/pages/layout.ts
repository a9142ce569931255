import type { PageAnswer, PageRequest } from "../core/router";
import { type Language, type TextKey, textOf } from "../server/texts";
import { Html, html, type Piece } from "./html";
import { STYLE } from "./style";

/** What every page needs: the request, its language and texts. */
export interface View {
  readonly language: Language;
  readonly request: PageRequest;
  t(key: TextKey, values?: Record<string, string | number>): string;
}

/** The language asked for by the address, else by `locale`, else Swedish. A locale of `auto` looks at the browser. */
export function languageOf(request: PageRequest, locale: string | null): Language {
  const asked = request.query.lang;
  if (asked === "sv" || asked === "en") return asked;
  if (locale === null) return "sv";
  const wanted = locale === "auto" ? (request.acceptLanguage.split(",")[0] ?? "") : locale;
  return wanted === "" || wanted === "*" || wanted.startsWith("sv") ? "sv" : "en";
}

export function viewOf(request: PageRequest, locale: string | null): View {
  const language = languageOf(request, locale);
  return { language, request, t: (key, values) => textOf(language, key, values) };
}

/** The address of this page, or of `path`, keeping a language that was chosen on it. */
export function here(view: View, path: string = view.request.path): string {
  const asked = view.request.query.lang;
  return asked === "sv" || asked === "en" ? `${path}?lang=${asked}` : path;
}

interface PageParts {
  readonly title: string;
  readonly body: Piece;
  readonly status?: number;
  readonly script?: string;
}

/** A whole document. */
export function document(view: View, parts: PageParts): PageAnswer {
  const { nonce } = view.request;
  const script = parts.script === undefined ? undefined : new Html(parts.script);
  const page = html`<!doctype html>
<html lang="${view.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${parts.title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(STYLE)}</style>
</head>
<body>
${parts.body}
${script && html`<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`;
  return { status: parts.status ?? 200, html: page.text };
}

/** The line at the foot of a page: what this is, and the other language. */
export function foot(view: View): Html {
  const other = view.language === "sv" ? "en" : "sv";
  return html`<footer class="foot"><span>${view.t("noMoney")}</span>
<a href="${view.request.path}?lang=${other}" lang="${other}" hreflang="${other}">${view.t("otherLanguage")}</a></footer>`;
}

export function avatar(name: string): Html {
  return html`<span class="avatar" aria-hidden="true">${[...name.trim()][0]?.toUpperCase() ?? "·"}</span>`;
}

/** A page that is one sheet in the middle. */
export function sheet(view: View, parts: PageParts & { merchant?: string }): PageAnswer {
  const { merchant } = parts;
  return document(view, {
    ...parts,
    body: html`<div class="stage"><main class="sheet">
<div class="merchant">${merchant !== undefined && [avatar(merchant), html`<span class="name">${merchant}</span>`]}<span class="tag">${view.t("testMode")}</span></div>
${parts.body}
</main>${foot(view)}</div>`,
  });
}

const SHAPES = {
  check: '<path d="m5 13 4.5 4.5L19 7"/>',
  cross: '<path d="M6 6l12 12M18 6 6 18"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>',
  back: '<path d="M14.5 5 7.5 12l7 7"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  bank: '<path d="M4 9.5 12 5l8 4.5M5.5 9.5V18m4.3-8.5V18m4.4-8.5V18m4.3-8.5V18M4 20h16"/>',
} as const;

/** A line icon; decorative, its meaning is in the text beside it. */
export function icon(name: keyof typeof SHAPES): Html {
  return html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${new Html(SHAPES[name])}</svg>`;
}

export function notFound(view: View): PageAnswer {
  return sheet(view, {
    title: view.t("notFoundTitle"),
    status: 404,
    body: html`<div class="icon off">${icon("cross")}</div>
<div class="head"><h1>${view.t("notFoundTitle")}</h1><p class="lead">${view.t("notFoundLead")}</p></div>`,
  });
}

/** A labelled input with its hint and what is wrong with it. */
interface FieldParts {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly hint?: string;
  /** Further attributes, written by the program. */
  readonly attributes?: string;
  readonly focus?: boolean;
  /** Shown inside the field, at its end. */
  readonly trailing?: Html;
}

function describedBy(parts: Pick<FieldParts, "name" | "problem" | "hint">): Html | false {
  const ids = [
    ...(parts.problem === undefined ? [] : [`${parts.name}-problem`]),
    ...(parts.hint === undefined ? [] : [`${parts.name}-hint`]),
  ];
  return ids.length > 0 && html` aria-describedby="${ids.join(" ")}"`;
}

export function problemText(name: string, problem: string | undefined): Html | false {
  return problem !== undefined && html`<p class="problem" id="${name}-problem">${problem}</p>`;
}

export function inputField(parts: FieldParts): Html {
  const { name, problem, hint, trailing } = parts;
  const input = html`<input id="${name}" name="${name}" value="${parts.value}"${problem !== undefined && html` aria-invalid="true"`}${describedBy(parts)}${parts.focus === true && html` autofocus`} ${new Html(parts.attributes ?? "")}>`;
  return html`<div class="field"><label for="${name}">${parts.label}</label>
${trailing === undefined ? input : html`<div class="trailed">${input}${trailing}</div>`}
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}${problemText(name, problem)}</div>`;
}
