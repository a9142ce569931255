import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { columnName, columnsOf } from "./columnNames";

const schema = join(import.meta.dirname, "../../prisma/schema");

/** Field and column of every `@map` in the schema. */
const mapped = readdirSync(schema).flatMap((file) =>
  [...readFileSync(join(schema, file), "utf8").matchAll(/^\s*(\w+)\s.*[^@]@map\("(\w+)"\)/gm)].map(
    ([, field = "", column = ""]) => [field, column] as const,
  ),
);

describe("columnName", () => {
  it("gives the column of every field that the schema maps", () => {
    expect(mapped.length).toBeGreaterThan(100);
    expect(mapped.filter(([field, column]) => columnName(field) !== column)).toEqual([]);
  });
});

describe("columnsOf", () => {
  it("names the values of a record by their columns", () => {
    expect(columnsOf({ id: "7", totalOre: 42_000, bufferBeforeMinutes: 0 })).toEqual({
      id: "7",
      total_ore: 42_000,
      buffer_before_minutes: 0,
    });
  });
});
