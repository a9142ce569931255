import fc from "fast-check";
import type { JsonSchema } from "@/lib/api/openapi/types";
import { hostileValue } from "./hostile";

/** Values that exist in the database, by the name of their field: with them a call does not end with 404. */
export type Known = ReadonlyMap<string, fc.Arbitrary<unknown>>;

export type Generation = {
  known: Known;
  /** How many of ten values are valid by the schema. */
  validOfTen: number;
};

const day = 24 * 60 * 60 * 1000;
const instant = fc
  .integer({ min: -40 * day, max: 400 * day })
  .map((offset) => new Date(Math.round((Date.now() + offset) / 900_000) * 900_000).toISOString());

const byFormat = new Map<string, fc.Arbitrary<string>>([
  ["uuid", fc.uuid()],
  ["date-time", instant],
  ["date", instant.map((text) => text.slice(0, 10))],
  ["email", fc.emailAddress()],
  ["uri", fc.webUrl()],
]);

/** Values for a schema: as many of ten valid as `generation` says, the others hostile. */
export function fromSchema(schema: JsonSchema, generation: Generation, name = ""): fc.Arbitrary<unknown> {
  const known = generation.known.get(name);
  const asked = fitting(schema, generation);
  const { validOfTen } = generation;
  return fc.oneof(
    { weight: validOfTen, arbitrary: known ? fc.oneof(known, asked) : asked },
    { weight: 10 - validOfTen, arbitrary: hostileValue },
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fitting(schema: JsonSchema, generation: Generation): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf?.filter(isSchema) ?? [];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => fitting(choice, generation)));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return hostileValue;
  return fc.oneof(...types.map((type) => ofType(type, schema, generation)));
}

function ofType(type: string, schema: JsonSchema, generation: Generation): fc.Arbitrary<unknown> {
  const { minimum = -1_000, maximum = 1_000_000, minLength = 0, maxLength = 60 } = schema;
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "array":
      return isSchema(schema.items)
        ? fc.array(fromSchema(schema.items, generation), { maxLength: 4 })
        : fc.constant([]);
    case "object":
      return objectOf(schema, generation);
    default:
      return byFormat.get(schema.format ?? "") ?? fc.string({ unit: "grapheme", minLength, maxLength });
  }
}

function objectOf(schema: JsonSchema, generation: Generation): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field) ? [[name, fromSchema(field, generation, name)] as const] : [],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

/** An example with some of its fields generated anew and some left out. */
export function variationOf(
  example: object,
  schema: JsonSchema,
  generation: Generation,
): fc.Arbitrary<object> {
  const changes = objectOf({ ...schema, required: [] }, generation);
  const names = Object.keys(example);
  return fc
    .tuple(changes, fc.subarray(names), fc.integer({ min: 0, max: 3 }))
    .map(([changed, order, count]) => {
      const kept = new Set(order.slice(0, count));
      const entries = Object.entries(Object(changed)).filter(
        ([name]) => kept.has(name) || !(name in example),
      );
      return { ...example, ...Object.fromEntries(entries.slice(0, count)) };
    });
}
