import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type ProjectedField, projection } from "./projection";

type Row = { name: string; person: { id: string; colour: string } };

const field = <Z extends z.ZodType, C = unknown>(
  select: object,
  shape: Z,
  of: (row: Row, context: C) => z.input<Z>,
): ProjectedField<object, Z, Row, C> => ({ select, shape, of });

const fields = {
  label: field({ name: true }, z.string(), ({ name }) => name),
  person_id: field({ person: { select: { id: true } } }, z.string(), ({ person }) => person.id),
  colour: field({ person: { select: { colour: true } } }, z.string(), ({ person }) => person.colour),
  age: field({ name: true }, z.number(), (_row, nowMs: number) => nowMs / 1_000),
};
const { select, schema, serialize } = projection(fields);

describe("projection", () => {
  it("selects each column once, and of a relation what any field needs", () => {
    expect(select).toEqual({ name: true, person: { select: { id: true, colour: true } } });
  });

  it("serialises a row to what its schema takes, fields in their order", () => {
    const told = serialize({ name: "Klippning", person: { id: "7", colour: "rose" } }, 60_000);
    expect(Object.entries(told)).toEqual([
      ["label", "Klippning"],
      ["person_id", "7"],
      ["colour", "rose"],
      ["age", 60],
    ]);
    expect(schema.parse(told)).toEqual(told);
    expect(schema.safeParse({ ...told, age: "60" }).success).toBe(false);
  });
});
