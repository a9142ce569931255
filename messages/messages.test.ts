import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { messagesFor } from "@/lib/i18n/messages";

type Tree = { [key: string]: string | Tree };

const namespaces = readdirSync(join(import.meta.dirname, "sv")).filter((name) => name.endsWith(".json"));

function read(language: string, file: string): Tree {
  return JSON.parse(readFileSync(join(import.meta.dirname, language, file), "utf8"));
}

/** Every message by its dotted key. */
function flatten(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** What a message needs to be given: its arguments and tags, also those inside of plurals and selections. */
function needs(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...needs(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => needs(value))];
      default:
        return [element.value];
    }
  });
}

const needsOf = (message: string) => [...new Set(needs(parse(message)))].sort();

describe.each(namespaces)("%s", (file) => {
  const swedish = new Map(flatten(read("sv", file)));
  const english = new Map(flatten(read("en", file)));

  it("has the same keys in both languages", () => {
    expect([...english.keys()].sort()).toEqual([...swedish.keys()].sort());
  });

  it("has the same arguments in both languages", () => {
    for (const [key, message] of swedish) {
      expect(needsOf(english.get(key) ?? ""), key).toEqual(needsOf(message));
    }
  });

  it("has no empty text, stray spaces or exclamation marks", () => {
    for (const message of [...swedish.values(), ...english.values()]) {
      expect(message).toBe(message.trim());
      expect(message).not.toBe("");
      expect(message.replace(/^(Oops|Hoppsan)!/, "")).not.toContain("!");
    }
  });
});

it("every file is loaded", () => {
  const names = namespaces.map((file) => file.replace(".json", ""));
  expect(Object.keys(messagesFor("sv")).sort()).toEqual(names.sort());
  expect(Object.keys(messagesFor("en")).sort()).toEqual(names.sort());
});
