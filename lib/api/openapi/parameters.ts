import type { z } from "zod";
import { has } from "../call";
import { inputSchema } from "./jsonSchema";
import type { JsonSchema, Parameter } from "./types";

/** The parameters that an object schema stands for, with the example's values. */
export function parametersOf(place: "path" | "query", schema: z.ZodType, example?: unknown): Parameter[] {
  if (!has(schema)) return [];
  const examples = new Map<string, unknown>(Object.entries(example ?? {}));
  const { properties = {}, required = [] } = inputSchema(schema);
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === "object"
      ? [parameter({ place, name, isRequired: required.includes(name) }, property, examples.get(name))]
      : [],
  );
}

type Facts = { place: "path" | "query"; name: string; isRequired: boolean };

function parameter(
  { place, name, isRequired }: Facts,
  { description, ...schema }: JsonSchema,
  example: unknown,
): Parameter {
  const isList = schema.type === "array";
  const text = [description, isList ? "Repeat it for “any of”." : undefined].filter(Boolean).join(" ");
  return {
    name,
    in: place,
    ...(place === "path" || isRequired ? { required: true } : {}),
    ...(text === "" ? {} : { description: text }),
    schema,
    ...(example === undefined ? {} : { example: isList ? [example].flat() : example }),
    ...(isList ? { style: "form", explode: true } : {}),
  };
}
