/* Of which languages the texts of a page are marked. */

type Open = { tag: string; language: string; isLeftOut: boolean };

const voids = new Set(["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** Texts that nobody reads; answers to questions are whole sentences, which stand in the structured data as well. */
const leftOut = (tag: string, attributes: string) =>
  ["script", "style", "noscript", "template", "head"].includes(tag) ||
  attributes.includes('aria-labelledby="questions"');

/** The texts of a page, each with the language of the nearest element around it that says one. */
export function textsByLanguage(html: string): { text: string; language: string }[] {
  const texts: { text: string; language: string }[] = [];
  const open: Open[] = [];
  for (const [piece, closes, name, attributes = ""] of html.matchAll(
    /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:\s[^<>]*)?)>|[^<]+/gis,
  )) {
    const around = open.at(-1);
    const tag = name?.toLowerCase();
    if (tag === undefined) {
      const text = piece.startsWith("<!--") ? "" : piece.replace(/\s+/g, " ").trim();
      if (text !== "" && around && !around.isLeftOut) texts.push({ text, language: around.language });
    } else if (closes === "/") {
      const start = open.findLastIndex((each) => each.tag === tag);
      if (start >= 0) open.splice(start);
    } else if (!voids.has(tag) && !attributes.endsWith("/")) {
      const language = /\slang="([^"]*)"/i.exec(attributes)?.[1] ?? around?.language ?? "";
      open.push({ tag, language, isLeftOut: around?.isLeftOut === true || leftOut(tag, attributes) });
    }
  }
  return texts;
}
