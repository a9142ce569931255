import { brand } from "@/lib/brand";
import type { Locale } from "@/lib/i18n/locales";
import { formatClock } from "@/lib/time/clock";
import type { Letter } from "./letter";

/** The palette of the product in hex, since mail programs do not support custom properties. */
const colour = {
  ink: "#12261f",
  muted: "#51605a",
  line: "#dde3df",
  surface: "#f7faf8",
  card: "#ffffff",
  board: "#0f2b22",
  booked: "#8fd6b4",
} as const;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const sans = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

const paragraph = (text: string, size: number, tone: string, gap: number) =>
  `<p style="margin:0 0 ${gap}px;font:${size}px/1.55 ${sans};color:${tone}">${escapeHtml(text)}</p>`;

function factsTable(facts: NonNullable<Letter["facts"]>): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:10px 16px 10px 0;border-top:1px solid ${colour.line};font:14px/1.5 ${sans};color:${colour.muted};vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td style="padding:10px 0;border-top:1px solid ${colour.line};font:600 15px/1.5 ${sans};color:${colour.ink}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-bottom:1px solid ${colour.line}">${rows.join("")}</table>`;
}

/** The day ribbon as table cells: 6 to 22 o'clock, wider where needed, with the booking marked. */
function dayStrip({ label, startMinute, endMinute }: NonNullable<Letter["day"]>): string {
  const from = Math.min(6 * 60, Math.floor(startMinute / 60) * 60);
  const until = Math.max(22 * 60, Math.ceil(endMinute / 60) * 60);
  const share = (minutes: number) => `${((minutes / (until - from)) * 100).toFixed(2)}%`;
  const cell = (minutes: number, background: string) =>
    minutes > 0
      ? `<td width="${share(minutes)}" height="14" style="background:${background};font-size:0;line-height:0">&nbsp;</td>`
      : "";
  const hour = (minute: number, side: "left" | "right") =>
    `<td align="${side}" style="font:12px/1.3 ${sans};color:${colour.muted}">${formatClock(minute)}</td>`;
  return (
    `<table role="img" aria-label="${escapeHtml(label)}" width="100%" cellpadding="0" cellspacing="0" style="border-radius:3px;overflow:hidden"><tr>` +
    cell(startMinute - from, colour.board) +
    cell(endMinute - startMinute, colour.booked) +
    cell(until - endMinute, colour.board) +
    `</tr></table><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px"><tr>${hour(from, "left")}${hour(until, "right")}</tr></table>`
  );
}

function button({ label, url }: NonNullable<Letter["action"]>): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;background:${colour.board};color:#ffffff;text-decoration:none;font:600 16px/1 ${sans};padding:16px 24px;border-radius:10px">${escapeHtml(label)}</a></p>`;
}

const linkList = (links: NonNullable<Letter["links"]>, separator: string) =>
  `<p style="margin:0 0 20px;font:15px/1.8 ${sans}">${links
    .map(
      ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${colour.ink}">${escapeHtml(label)}</a>`,
    )
    .join(separator)}</p>`;

/** The letter as HTML for mail programs of all kinds: tables and inline styles, no external files. */
export function letterHtml(letter: Letter, locale: Locale, footer: string): string {
  const body = [
    `<h1 style="margin:0 0 16px;font:700 26px/1.2 ${sans};letter-spacing:-.02em;color:${colour.ink}">${escapeHtml(letter.heading)}</h1>`,
    ...letter.paragraphs.map((text) => paragraph(text, 16, colour.ink, 20)),
    letter.day ? dayStrip(letter.day) : "",
    letter.facts ? factsTable(letter.facts) : "",
    letter.dates?.length ? linkList(letter.dates, "<br>") : "",
    letter.action ? button(letter.action) : "",
    letter.links ? linkList(letter.links, " &nbsp;·&nbsp; ") : "",
    ...(letter.notes ?? []).map((text) => paragraph(text, 14, colour.muted, 12)),
  ].join("");
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${colour.surface}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.surface}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colour.card};border:1px solid ${colour.line};border-radius:18px">
<tr><td style="padding:22px 28px 0;font:700 20px/1 ${sans};letter-spacing:-.03em;color:${colour.ink}">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:22px 28px 16px">${body}</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font:13px/1.5 ${sans};color:${colour.muted}">${escapeHtml(footer)}</p>
</td></tr></table></body></html>`;
}

/** The same letter as plain text. */
export function letterText(letter: Letter, footer: string): string {
  const lines = [letter.heading, "", ...letter.paragraphs.flatMap((text) => [text, ""])];
  for (const { label, value } of letter.facts ?? []) lines.push(`${label}: ${value}`);
  if (letter.facts) lines.push("");
  for (const { label, url } of letter.dates ?? []) lines.push(`${label}: ${url}`);
  if (letter.dates?.length) lines.push("");
  if (letter.action) lines.push(`${letter.action.label}: ${letter.action.url}`, "");
  for (const { label, url } of letter.links ?? []) lines.push(`${label}: ${url}`);
  if (letter.links) lines.push("");
  lines.push(...(letter.notes ?? []).flatMap((text) => [text, ""]), "--", footer);
  return `${lines.join("\n")}\n`;
}
