import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serviceRules } from "./serviceRules";

const schema = readFileSync(join(import.meta.dirname, "../../prisma/schema/catalogue.prisma"), "utf8");
const [, service = ""] = /^model Service \{(.*?)^\}/ms.exec(schema) ?? [];

it.each(Object.values(serviceRules))("$column: its initial value is the column's default", (rule) => {
  const found = new RegExp(`^\\s*${rule.column}\\s.*@default\\((\\w+)\\)`, "m").exec(service);
  expect(found?.[1]).toBe(String(rule.initial));
});
