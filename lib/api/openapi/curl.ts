import { parametersIn } from "./reading";
import type { OpenApiDocument, Operation, Parameter } from "./types";

type Place = { document: OpenApiDocument; path: string; method: string };

/** Headers that every call may carry: an example is shorter without them. */
const usual = new Set(["Accept-Language", "X-Request-Id", "If-None-Match"]);

/** The operation's example as a command that can be pasted into a shell. */
export function curlOf(operation: Operation, { document, path, method }: Place): string {
  const url = `${document.servers[0]?.url ?? ""}${exampleAddress(operation, document, path)}`;
  const headers = parametersIn(document, operation, "header").filter(
    ({ name, example }) => !usual.has(name) && example !== undefined,
  );
  const parts = [
    `curl ${quoted(url)}`,
    method === "get" ? [] : `-X ${method.toUpperCase()}`,
    sessionOptions(operation),
    headers.map(({ name, example }) => `-H ${quoted(`${name}: ${String(example)}`)}`),
    bodyOptions(operation),
  ];
  return parts.flat().join(" \\\n  ");
}

function exampleAddress(operation: Operation, document: OpenApiDocument, path: string): string {
  const values = new Map(
    parametersIn(document, operation, "path").map(({ name, example }) => [name, String(example)]),
  );
  const filled = path.replace(/\{(\w+)\}/g, (whole, name) => encodeURIComponent(values.get(name) ?? whole));
  const search = new URLSearchParams(parametersIn(document, operation, "query").flatMap(queryPairs));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function queryPairs({ name, example }: Parameter): [string, string][] {
  if (example === undefined) return [];
  return [example].flat().map((value) => [name, String(value)]);
}

/** A file keeps the session: what sets it writes the file, what needs it reads it. */
function sessionOptions({ security, responses }: Operation): string[] {
  const isAnonymous = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  const isNeeded = !isAnonymous || security.some((way) => "providerSession" in way);
  const isSet = Object.values(responses).some(({ headers }) => headers?.["Set-Cookie"]);
  return [...(isNeeded ? ["-b cookies.txt"] : []), ...(isSet ? ["-c cookies.txt"] : [])];
}

function bodyOptions({ requestBody }: Operation): string[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { example }]) => {
    // curl names the type by itself, with the line between the parts.
    if (type === "multipart/form-data")
      return Object.entries(example ?? {}).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`);
    return [
      `-H ${quoted(`Content-Type: ${type}`)}`,
      `-d ${quoted(typeof example === "string" ? example : JSON.stringify(example, null, 2))}`,
    ];
  });
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
