import { createHash } from "node:crypto";

/** The source expression by which a policy names an inline script of exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/**
 * The hashes of a finished page's inline scripts, so that they and no others run. A script that an attacker got into
 * the page must not be hashed: so only those are named that are known exactly (`own`), or whose form allows
 * nothing but handing over data: the tree of the page as React's server wrote it (`tree`, the same text that Next
 * sends for navigations), and the list of files that Next is about to load. How Next writes these is not documented:
 * when it changes, tests/api/system/securityHeaders.test.ts and every browser test fail.
 */
export function knownScripts(
  html: string,
  { own, tree }: { own: readonly string[]; tree: string },
): string[] {
  const texts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes))
    .map(([, , text = ""]) => text);
  const parts = texts.map(treePart);
  const isWhole = parts.filter((part) => part !== null).join("") === tree;
  const known = texts.filter(
    (text, at) =>
      own.includes(text) || isFileList(text) || text === treeStart || (isWhole && parts[at] !== null),
  );
  return [...new Set(known.map(hashSource))];
}

const treeStart = "(self.__next_f=self.__next_f||[]).push([0])";

/** The data of a script that is exactly `self.__next_f.push([1,"…"])`; null for any other script. */
function treePart(text: string): string | null {
  const list = jsonBetween(text, "self.__next_f.push(", ")");
  if (!Array.isArray(list) || list.length !== 2) return null;
  const [kind, part]: unknown[] = list;
  return kind === 1 && typeof part === "string" ? part : null;
}

const file = /^static\/chunks\/[\w~.-]+$/;

function isFileList(text: string): boolean {
  const list = jsonBetween(text, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ");");
  if (typeof list !== "object" || list === null || !("otherChunks" in list)) return false;
  const { otherChunks, ...more } = list;
  return (
    Array.isArray(otherChunks) &&
    otherChunks.every((name) => typeof name === "string" && file.test(name)) &&
    Object.entries(more).every(([name, ids]) => name === "runtimeModuleIds" && areNumbers(ids))
  );
}

const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));

function jsonBetween(text: string, start: string, end: string): unknown {
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
  try {
    return JSON.parse(text.slice(start.length, -end.length));
  } catch {
    return undefined;
  }
}
