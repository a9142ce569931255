import { refTo } from "./jsonSchema";
import type { JsonSchema, OpenApiDocument, Operation, Parameter, Ref } from "./types";

/** One line of a table of fields or parameters. */
export type FieldRow = {
  name: string;
  /** In few words: `string`, `uuid`, `Service[] or null`. */
  type: string;
  /** The component that the type leads to. */
  model: string | null;
  isRequired: boolean;
  /** What it has to be, beyond its type: `1 to 100`, `at most 200 characters`. */
  limits: string[];
  description: string;
};

const modelPrefix = refTo("");

function modelOf(schema: JsonSchema): string | null {
  return schema.$ref?.startsWith(modelPrefix) ? schema.$ref.slice(modelPrefix.length) : null;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is left of a schema when null is told apart: `string or null` is a string that may be null. */
function withoutNull(schema: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  if (Array.isArray(schema.type)) {
    const [type = "null"] = schema.type.filter((name) => name !== "null");
    return { schema: { ...schema, type }, isNullable: schema.type.includes("null") };
  }
  const kinds = schema.anyOf?.filter(isSchema) ?? [];
  const [only, ...more] = kinds.filter(({ type }) => type !== "null");
  if (!only || more.length > 0 || kinds.length < 2) return { schema, isNullable: false };
  const { anyOf: _anyOf, ...rest } = schema;
  return { schema: { ...only, ...rest }, isNullable: true };
}

type Type = { text: string; model: string | null };

/** The type of a schema as the pages name it, with the model that it is or is a list of. */
export function typeOf(given: JsonSchema): Type {
  const { schema, isNullable } = withoutNull(given);
  const { text, model } = plainTypeOf(schema);
  return { text: isNullable ? `${text} or null` : text, model };
}

function plainTypeOf(schema: JsonSchema): Type {
  const model = modelOf(schema);
  if (model !== null) return { text: model, model };
  if (schema.type === "array" && isSchema(schema.items)) {
    const item = typeOf(schema.items);
    return { text: `${item.text}[]`, model: item.model };
  }
  if (schema.const !== undefined) return { text: JSON.stringify(schema.const), model: null };
  return { text: schema.format ?? (typeof schema.type === "string" ? schema.type : "any"), model: null };
}

function limitsOf(given: JsonSchema): string[] {
  const { schema } = withoutNull(given);
  const inner = schema.type === "array" && isSchema(schema.items) ? schema.items : schema;
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum } = inner;
  const limits = [
    inner.enum?.map((value) => `\`${value}\``).join(" "),
    span(minLength, maxLength, " characters"),
    exclusiveMinimum === undefined ? undefined : `above ${exclusiveMinimum}`,
    span(minimum, maximum, ""),
    schema.default === undefined || schema.default === "" ? undefined : `default \`${schema.default}\``,
  ];
  return limits.filter((limit) => limit !== undefined);
}

function span(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  const [from, to] = [least, most].map((limit) => limit?.toLocaleString("en"));
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  if (from !== undefined) return `at least ${from}${unit}`;
  return to === undefined ? undefined : `at most ${to}${unit}`;
}

function rowOf(name: string, schema: JsonSchema, isRequired: boolean): FieldRow {
  const { text, model } = typeOf(schema);
  return {
    name,
    type: text,
    model,
    isRequired,
    limits: limitsOf(schema),
    description: schema.description ?? "",
  };
}

/** The fields of a schema; those of objects inside it follow theirs, as `days[].slots[].startTime`. */
export function fieldRows(schema: JsonSchema, prefix = ""): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (!isSchema(field)) return [];
    const row = rowOf(`${prefix}${name}`, field, schema.required?.includes(name) ?? false);
    const { schema: inner } = withoutNull(field);
    const isList = inner.type === "array";
    const holder = isList && isSchema(inner.items) ? withoutNull(inner.items).schema : inner;
    return [row, ...fieldRows(holder, `${row.name}${isList ? "[]" : ""}.`)];
  });
}

/** The parameters of an operation in one place of the request. */
export function parameterRows(
  document: OpenApiDocument,
  operation: Operation,
  place: Parameter["in"],
): FieldRow[] {
  return parametersIn(document, operation, place).map(({ name, schema, required, description = "" }) => ({
    ...rowOf(name, schema, required ?? false),
    description,
  }));
}

/** The same as the document has them. */
export function parametersIn(
  document: OpenApiDocument,
  { parameters }: Operation,
  place: Parameter["in"],
): Parameter[] {
  return parameters.map((given) => resolve(document, given)).filter((parameter) => parameter.in === place);
}

function resolve({ components }: OpenApiDocument, given: Parameter | Ref): Parameter {
  if (!("$ref" in given)) return given;
  const found = components.parameters[given.$ref.split("/").at(-1) ?? ""];
  if (!found) throw new Error(`${given.$ref} is not there`);
  return found;
}

/** An operation with where it stands. */
export type DescribedCall = { path: string; method: string; operation: Operation };

/** All operations, in the order in which the document tells them. */
export function callsOf({ paths }: OpenApiDocument): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}
