import { createHmac } from "node:crypto";
import fc from "fast-check";
import { type DescribedCall, parametersIn } from "@/lib/api/openapi/reading";
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from "@/lib/api/openapi/types";
import { fromSchema, type Known, variationOf } from "./fromSchema";
import { hostileBody, hostileText } from "./hostile";

export type FuzzedRequest = {
  operation: Operation;
  method: string;
  /** As it goes over the wire, query included. */
  address: string;
  headers: Record<string, string>;
  body?: string;
};

type Source = {
  document: OpenApiDocument;
  known: Known;
  /** Bodies that are accepted, by operation; for the others the examples of the description are used. */
  bodies: ReadonlyMap<string, object>;
  /** Cookie headers of people who are signed in. */
  cookies: readonly string[];
  webhookSecret: string;
};

/** Requests to one operation: valid ones, nearly valid ones and invalid ones, a good part of each. */
export function requestsTo(
  { path, method, operation }: DescribedCall,
  source: Source,
): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      address: addresses(path, operation, source),
      headers: headers(operation, source),
      body: method === "get" ? fc.constant(undefined) : bodies(operation, source),
      contentType: contentTypes,
    })
    .map(({ address, headers: chosen, body, contentType }) => ({
      operation,
      method: method.toUpperCase(),
      address,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": contentType }),
        ...signed(operation, chosen, body, source.webhookSecret),
      },
      ...(body === undefined ? {} : { body }),
    }));
}

const encoded = (value: unknown) => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.toWellFormed());
};

/** In a path; dots alone would be read as a way up before anything is sent. */
const segment = (value: unknown) => encoded(value).replace(/^\.*$/, "-");

function addresses(path: string, operation: Operation, { document, known }: Source): fc.Arbitrary<string> {
  const places = parametersIn(document, operation, "path");
  const values = places.map(({ name, schema, example }) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(segment(example)) },
      { weight: 4, arbitrary: (known.get(name) ?? fc.constant(example)).map(segment) },
      { weight: 3, arbitrary: fromSchema(schema, { known, validOfTen: 8 }).map(segment) },
      { weight: 1, arbitrary: hostileText.map(segment) },
    ),
  );
  const filled = fc
    .tuple(...values)
    .map((chosen) =>
      places.reduce((text, { name }, place) => text.replace(`{${name}}`, () => chosen[place] ?? "-"), path),
    );
  return fc
    .tuple(filled, queries(parametersIn(document, operation, "query"), known))
    .map(([base, query]) => (query === "" ? base : `${base}?${query}`));
}

/** What is required, mostly, and a few of the rest: with one wrong value in each of many, nothing would get through. */
function queries(parameters: readonly Parameter[], known: Known): fc.Arbitrary<string> {
  const needed = parameters.filter(({ required }) => required);
  const more = parameters.filter(({ required }) => !required);
  const raw = fc.constantFrom("%zz=%", "&&=&", "a[]=1&a[b]=2", "__proto__=1", "q=%00", "limit=%F0%9F%98%80");
  return fc
    .record({
      needed: fc.oneof(
        { weight: 12, arbitrary: fc.constant(needed) },
        { weight: 1, arbitrary: fc.subarray(needed) },
      ),
      more: fc.subarray(more, { maxLength: Math.min(more.length, 4) }),
      extra: fc.oneof({ weight: 9, arbitrary: fc.constant("") }, { weight: 1, arbitrary: raw }),
    })
    .chain(({ needed: first, more: rest, extra }) =>
      fc
        .tuple(...[...first, ...rest].map((parameter) => pairsOf(parameter, known)))
        .map((pairs) => [...pairs, extra].filter((pair) => pair !== "").join("&")),
    );
}

/** A parameter once, as in its example, or a few times. */
function pairsOf({ name, schema, example }: Parameter, known: Known): fc.Arbitrary<string> {
  const generated = fromSchema(schema, { known, validOfTen: 9 }, name);
  const value = example === undefined ? generated : fc.oneof(fc.constant(example), generated);
  const text = (values: unknown) => [values].flat().map((one) => `${encoded(name)}=${encoded(one)}`);
  return fc.oneof(
    { weight: 6, arbitrary: value.map((one) => text(one).join("&")) },
    {
      weight: 1,
      arbitrary: fc.array(value, { minLength: 2, maxLength: 3 }).map((all) => all.flatMap(text).join("&")),
    },
  );
}

const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "application/json; charset=utf-8",
      "application/problem+json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json; charset=utf-16",
      "*/*",
      ";",
    ),
  },
);

function bodies(
  { operationId, requestBody }: Operation,
  { known, bodies: good }: Source,
): fc.Arbitrary<string | undefined> {
  const [content] = Object.values(requestBody?.content ?? {});
  if (!content) return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constant("{}"));
  const { schema, example } = content;
  const isRaw = typeof example === "string";
  const base: object = good.get(operationId) ?? Object(isRaw ? JSON.parse(example) : example);
  const shape = isRaw ? anythingIn(base) : schema;
  const json = (generated: fc.Arbitrary<unknown>) => generated.map((value) => JSON.stringify(value) ?? "");
  return fc.oneof(
    { weight: 6, arbitrary: json(variationOf(base, shape, { known, validOfTen: 6 })) },
    { weight: 3, arbitrary: json(fromSchema(shape, { known, validOfTen: 9 })) },
    { weight: 1, arbitrary: hostileBody },
  );
}

/** A body that the description leaves open: the fields of its example, with anything in them. */
function anythingIn(example: object): JsonSchema {
  const fields = Object.keys(example).map((name) => [name, {}]);
  return { type: "object", properties: Object.fromEntries(fields) };
}

const sometimes = (value: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Header values are bytes without line ends; the rest is fair. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "").slice(0, 1_000));

/** Mostly the session that the operation takes, if it takes one. */
function cookieHeaders({ security }: Operation, { document, cookies }: Source) {
  const schemes = security.flatMap((way) => Object.keys(way));
  const names = schemes.map((scheme) => document.components.securitySchemes[scheme]?.name);
  const right = cookies.filter((header) => names.some((name) => header.includes(`${name}=`)));
  const garbage = headerText.map((text) => names.map((name) => `${name}=${text}`).join("; "));
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(right.length > 0 ? right : cookies)) },
    { weight: 2, arbitrary: fc.constantFrom(undefined, ...cookies) },
    { weight: 1, arbitrary: garbage },
  );
}

function headers(operation: Operation, source: Source): fc.Arbitrary<Record<string, string>> {
  const described = parametersIn(source.document, operation, "header").map(({ name, example }) => [
    name,
    sometimes(example === undefined ? headerText : fc.oneof(fc.constant(String(example)), headerText)),
  ]);
  return fc
    .record({
      ...Object.fromEntries(described),
      Cookie: cookieHeaders(operation, source),
      Origin: sometimes(fc.constantFrom("https://evil.example", "null", "http://localhost", "//", "")),
      "Accept-Language": sometimes(fc.oneof(fc.constantFrom("en", "sv", "en;q=x", "*"), headerText)),
      "If-None-Match": sometimes(fc.oneof(fc.constantFrom("*", 'W/"a"', ","), headerText)),
      // Behind a proxy the caller's address: everybody comes from somewhere else, so that no limit hides the rest.
      "X-Forwarded-For": fc.ipV4(),
    })
    .map((chosen) =>
      Object.fromEntries(
        Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    );
}

/** Half of the webhook's bodies are signed, whatever they say: the signature must not be all that protects it. */
function signed(
  { operationId }: Operation,
  chosen: Record<string, string>,
  body: string | undefined,
  secret: string,
): Record<string, string> {
  if (operationId !== "receiveStripeEvent" || (body?.length ?? 0) % 2 === 0) return chosen;
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return { ...chosen, "Stripe-Signature": `t=${time},v1=${signature}` };
}
