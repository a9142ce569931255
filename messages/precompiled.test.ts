import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { locales } from "@/lib/i18n/locales";

/* The build compiles the texts (next.config.ts); the worker and these tests read them as they are written. */

type Tree = { [key: string]: string | Tree };
type Values = Record<string, string | number | Date>;

const timeZone = "Europe/Stockholm";
const root = join(import.meta.dirname, "..");

function textsOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? value : textsOf(value)));
}

const read = (locale: string, file: string): string[] =>
  textsOf(JSON.parse(readFileSync(join(import.meta.dirname, locale, file), "utf8")));

/** Adds what the text asks for, with a value that fits: the number, and of a selection the option at that place. */
function addValues(values: Values, elements: MessageFormatElement[], number: number): Values {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.tag:
        addValues(values, element.children, number);
        break;
      case TYPE.select:
      case TYPE.plural: {
        const options = Object.entries(element.options);
        const chosen = options[number % options.length]?.[0] ?? "";
        for (const [, option] of options) addValues(values, option.value, number);
        values[element.value] = element.type === TYPE.select ? chosen : number;
        break;
      }
      case TYPE.number:
        values[element.value] = number;
        break;
      case TYPE.date:
      case TYPE.time:
        values[element.value] = new Date("2026-11-26T13:30:00Z");
        break;
      default:
        values[element.value] ??= `Ö ${number}`;
    }
  }
  return values;
}

const tagsOf = (text: string) => [...new Set([...text.matchAll(/<(\w+)>/g)].map(([, name]) => name ?? ""))];
const joined = (parts: unknown): string => [parts].flat(Number.POSITIVE_INFINITY).join("");

const formatters: Parameters<typeof format>[3]["formatters"] = {
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
};

describe.each(locales)("texts in %s", (locale) => {
  it.each(readdirSync(join(import.meta.dirname, locale)))("of %s read the same once compiled", (file) => {
    for (const text of read(locale, file)) {
      const t = createTranslator({ locale, timeZone, messages: { text } });
      for (const number of [0, 1, 2, 1234]) {
        const tags = Object.fromEntries(
          tagsOf(text).map((name) => [name, (inner: unknown) => `<${name}>${joined(inner)}`]),
        );
        const values = { ...addValues({}, parse(text), number), ...tags };
        expect(joined(format(compile(text), locale, values, { formatters, timeZone }))).toBe(
          joined(t.rich("text", values)),
        );
      }
    }
  });
});

it("texts that code imports by their file have no placeholders, which would make them something else than strings", () => {
  const importing = /from "@\/messages\/(?:sv|en)\/(\w+\.json)"/g;
  const sources = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  const files = sources
    .filter((name) => name !== join("lib", "i18n", "messages.ts"))
    .flatMap((name) => [...readFileSync(join(root, name), "utf8").matchAll(importing)])
    .map(([, file]) => file ?? "");
  expect(files).toContain("suggest.json");
  for (const file of new Set(files))
    for (const locale of locales) for (const text of read(locale, file)) expect(text).not.toMatch(/[{<]/);
});
