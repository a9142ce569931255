import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { errorStatus } from "@/lib/errors/codes";
import { has } from "../call";
import { allCalls } from "../contract/all";
import { allNotes } from "./allNotes";
import { openApiDocument } from "./document";
import { errorsOf } from "./errors";
import { glossary } from "./glossary";
import { callsOf } from "./reading";
import type { JsonSchema, MediaType, Operation } from "./types";

const document = openApiDocument({
  url: "https://stund.example",
  cookieNames: { customer: "__Host-stund.customer", provider: "__Host-stund.provider" },
});
const text = JSON.stringify(document);

const operations = callsOf(document);
const byId = new Map<string, Operation>(
  operations.map(({ operation }) => [operation.operationId, operation]),
);

/** Every object in the document, with the way to it. */
function* objectsIn(value: unknown, way: string): Generator<{ way: string; object: object }> {
  if (typeof value !== "object" || value === null) return;
  yield { way, object: value };
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${way}/${key}`);
}

function mediaTypesOf({ requestBody, responses }: Operation): [string, MediaType][] {
  const answers = Object.entries(responses).map(
    ([status, answer]) => [status, answer.content ?? {}] as const,
  );
  return [["body", requestBody?.content ?? {}] as const, ...answers].flatMap(([place, content]) =>
    Object.entries(content).map(([type, media]): [string, MediaType] => [`${place} ${type}`, media]),
  );
}

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(text));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it("refers to nothing that is not there", () => {
    const targets = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, target = ""]) => target.split("/"));
    expect(targets.length).toBeGreaterThan(100);
    for (const target of targets) {
      const found = target.reduce<unknown>(
        (inside, key) => new Map(Object.entries(inside ?? {})).get(key),
        document,
      );
      expect(found, target.join("/")).toBeTypeOf("object");
    }
  });

  it("describes every call once, and nothing else", () => {
    expect(operations.map(({ operation }) => operation.operationId)).toHaveLength(allCalls.length);
    for (const call of allCalls) {
      expect(document.paths[call.path], call.id).toHaveProperty(
        `${call.method.toLowerCase()}.operationId`,
        call.id,
      );
    }
    expect([...allNotes.keys()].filter((call) => !byId.has(call.id))).toEqual([]);
  });

  it("groups every call under a tag that is explained", () => {
    const told = document.tags.map(({ name }) => name);
    const used = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...used].sort()).toEqual(told.sort());
  });

  it("leaves no schema open that says nothing of what it holds", () => {
    const open = [...objectsIn(document, "#")].filter(
      ({ way, object }) => /\/(schema|items)$/.test(way) && Object.keys(object).length === 0,
    );
    expect(open.map(({ way }) => way)).toEqual([]);
  });

  it("says what every component is", () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas).filter((name) => !schemas[name]?.description)).toEqual([]);
  });

  it("explains no field that there is not", () => {
    for (const name of Object.keys(glossary)) {
      const inSchema = text.includes(`"${name}":{`);
      expect(inSchema || text.includes(`"name":"${name}"`), name).toBe(true);
    }
  });
});

// References as a schema of its own has them.
const local = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/"));
const localById = new Map(callsOf(local).map((each) => [each.operation.operationId, each]));

/** The components that a schema refers to, by themselves or by way of others: to read all of them for each costs seconds. */
function componentsOf(schema: unknown, found: Record<string, JsonSchema> = {}): Record<string, JsonSchema> {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
    if (name in found) continue;
    found[name] = local.components.schemas[name];
    componentsOf(found[name], found);
  }
  return found;
}

const readers = new Map<string, z.ZodType>();

/** Kept, because most answers are one of a few: the same error, under the same status, of nearly every call. */
function readerOf(schema: MediaType["schema"]): z.ZodType {
  const text = JSON.stringify(schema);
  const reader = readers.get(text) ?? z.fromJSONSchema({ ...schema, $defs: componentsOf(schema) });
  readers.set(text, reader);
  return reader;
}

describe.each(allCalls.map((call) => ({ id: call.id, call })))("$id", ({ id, call }) => {
  const operation = byId.get(id);
  const note = allNotes.get(call);

  it("has an example of everything it takes and answers, and they are what it takes and answers", () => {
    if (!operation || !note) throw new Error(`${id} has no note in lib/api/openapi/notes`);
    const parts = { params: call.params, query: call.query, body: call.body, answer: call.answer };
    for (const [name, schema] of Object.entries(parts)) {
      const example = new Map<string, unknown>(Object.entries(note)).get(name);
      if (!has(schema) || (name === "query" && example === undefined)) continue;
      const { error } = schema.safeParse(example);
      expect(error, `${id}: ${name}`).toBeUndefined();
    }
    for (const [place, media] of mediaTypesOf(operation)) {
      expect(media.example ?? media.examples, `${id}: ${place}`).toBeDefined();
    }
  });

  it("has examples that a validator of the published schemas takes, too", () => {
    const own = localById.get(id);
    if (!own) throw new Error(`${id} is not described`);
    for (const [place, { schema, example, examples }] of mediaTypesOf(own.operation)) {
      const published = readerOf(schema);
      const values = examples ? Object.values(examples).map(({ value }) => value) : [example];
      for (const value of values) expect(published.safeParse(value).error, `${id}: ${place}`).toBeUndefined();
    }
  });

  it("names the parameters of its path, each with an example", () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operation?.parameters ?? []).filter(
      (parameter) => "in" in parameter && parameter.in === "path",
    );
    expect(described.map((parameter) => "name" in parameter && parameter.name)).toEqual(inPath);
    expect(described.every((parameter) => "example" in parameter)).toBe(true);
  });

  it("describes its success and every error", () => {
    const statuses = new Set<number>([call.status, ...errorsOf(call).map((code) => errorStatus[code])]);
    const isPublic = call.access === "none" && call.method === "GET";
    if (isPublic) statuses.add(304);
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual([...statuses].sort((a, b) => a - b));
  });
});
