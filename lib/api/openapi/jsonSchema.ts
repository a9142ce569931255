import { z } from "zod";
import { glossary } from "./glossary";
import { models } from "./models";
import type { JsonSchema } from "./types";

type Zod = z.core.$ZodTypes;
type Override = (context: { zodSchema: Zod; jsonSchema: JsonSchema }) => void;

/** zod's own patterns of these say no more than the format, in far more characters. */
const formatsThatSayAll = new Set(["uuid", "date", "date-time", "email", "uri"]);

/** Facts of a text that hold before it is trimmed and folded just as well as after. */
const factsOfText = ["minLength", "maxLength", "format", "enum"] as const;

function simplify(schema: JsonSchema): void {
  if (formatsThatSayAll.has(schema.format ?? "")) delete schema.pattern;
  // Many validators read patterns without Unicode classes; ours only keep control characters out.
  if (/\\p\{/iu.test(schema.pattern ?? "")) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** A text that is cleaned before it is checked: what is checked then is told of what is sent. */
function tellOfInput(zodSchema: Zod, schema: JsonSchema): void {
  if (!(zodSchema instanceof z.ZodPipe) || schema.type !== "string") return;
  const checked = z.toJSONSchema(zodSchema.out, {
    io: "input",
    unrepresentable: "any",
    override: overrideInput,
  });
  if (checked.type !== "string") return;
  for (const fact of factsOfText) {
    if (checked[fact] !== undefined) Object.assign(schema, { [fact]: checked[fact] });
  }
}

const overrideInput: Override = ({ zodSchema, jsonSchema }) => {
  simplify(jsonSchema);
  tellOfInput(zodSchema, jsonSchema);
};

const overrideOutput: Override = ({ jsonSchema }) => {
  simplify(jsonSchema);
  // Answers may gain fields; a client that refuses unknown ones would break on the day they do.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

/** The finished schema, with a word on the fields whose name alone does not say what they hold. */
function finished({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return explainFields(schema);
}

function explainFields(schema: object): JsonSchema {
  const explained = Object.entries(schema).map(([key, value]) => [key, explainWithin(key, value)]);
  return Object.fromEntries(explained);
}

function explainWithin(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => explainWithin("", item));
  if (typeof value !== "object" || value === null) return value;
  if (key !== "properties") return explainFields(value);
  const fields = Object.entries(value).map(([name, field]) => {
    const meaning = glossary[name];
    return [name, { ...(meaning === undefined ? {} : { description: meaning }), ...explainFields(field) }];
  });
  return Object.fromEntries(fields);
}

/** What a client sends, before any cleaning of ours. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return finished(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: overrideInput }));
}

/** Schemas of answers; what recurs is a component of its own that they refer to. */
export class AnswerSchemas {
  readonly components: Record<string, JsonSchema>;
  readonly #byAnswer = new Map<z.ZodType, JsonSchema>();

  constructor(answers: Iterable<z.ZodType>) {
    const ids = z.registry<{ id: string }>();
    const named = Object.entries(models);
    for (const [id, { schema }] of named) ids.add(schema, { id });
    const inline = new Map<z.ZodType, string>();
    for (const schema of answers) {
      if (ids.has(schema)) continue;
      const id = `answer-${inline.size}`;
      ids.add(schema, { id });
      inline.set(schema, id);
    }
    const { schemas } = z.toJSONSchema(ids, {
      io: "output",
      unrepresentable: "any",
      uri: refTo,
      override: overrideOutput,
    });
    const generated = (id: string) => finished(schemas[id] ?? {});
    this.components = Object.fromEntries(
      named.map(([id, { description }]) => [id, { description, ...generated(id) }]),
    );
    for (const [id, { schema }] of named) this.#byAnswer.set(schema, { $ref: refTo(id) });
    for (const [schema, id] of inline) this.#byAnswer.set(schema, generated(id));
  }

  /** The schema of an answer that was given to the constructor. */
  of(answer: z.ZodType): JsonSchema {
    return this.#byAnswer.get(answer) ?? {};
  }
}

export function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}
