import { call } from "../calls/http";

/* What the HTML of a page says, to machines and to whoever has no scripts. */

const entities: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

const decoded = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole);

export type Markup = {
  status: number;
  html: string;
  /** The page's text in one line. */
  text: string;
  heading: string;
  /** Where its links lead, in their order. */
  links: { href: string; text: string }[];
  /** The attribute of the first tag that begins so; null where there is none. */
  attribute: (tag: string, name: string) => string | null;
  /** What search engines are told of it, as JSON. */
  structured: string;
};

const textIn = (html: string) =>
  decoded(
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, "")
      .replace(/<!--.*?-->/gs, "")
      .replace(/<[^>]+>/g, " "),
  )
    .replace(/\s+/g, " ")
    .trim();

const attributeIn = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? null : decoded(found);
};

/** Opens a page as a reader without scripts does. */
export async function markupOf(
  path: string,
  headers: Record<string, string> = {},
  base?: string,
): Promise<Markup> {
  const { status, body } = await call<string>(path, { headers, ...(base === undefined ? {} : { base }) });
  const html = body.replace(/<script\b.*?<\/script>/gs, "");
  return {
    status,
    html,
    text: textIn(html),
    heading: textIn(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ""),
    links: [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag = "", inner = ""]) => ({
      href: attributeIn(` ${tag}`, "href") ?? "",
      text: textIn(inner),
    })),
    attribute: (tag, name) => {
      const found = html.match(/<[^>]+>/g)?.find((each) => each.startsWith(tag));
      return found === undefined ? null : attributeIn(found, name);
    },
    structured: [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, json = ""]) => json)
      .join("\n"),
  };
}
