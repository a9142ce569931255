import { invalidParameter } from "./errors";

/** A form body with nested brackets, read into objects; lists are objects with the keys 0, 1, 2, … */
export type FormValue = string | FormTree;
export interface FormTree {
  [key: string]: FormValue;
}

const MAX_DEPTH = 8;

function emptyTree(): FormTree {
  return Object.create(null);
}

/** `a[b][0]` → `["a", "b", "0"]`; `a[]` → `["a", ""]`. */
function pathOf(key: string): string[] {
  const head = /^[^[\]]+/.exec(key)?.[0];
  if (head === undefined) throw invalidParameter(`Invalid parameter name: ${key}`, "parameter_unknown", key);
  const rest = key.slice(head.length);
  const parts = [...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? "");
  if (
    rest.length !== parts.reduce((length, part) => length + part.length + 2, 0) ||
    parts.length >= MAX_DEPTH
  ) {
    throw invalidParameter(`Invalid parameter name: ${key}`, "parameter_unknown", key);
  }
  return [head, ...parts];
}

function place(tree: FormTree, key: string, value: string): void {
  const path = pathOf(key);
  let node = tree;
  for (const [depth, raw] of path.entries()) {
    const part = raw === "" ? String(Object.keys(node).length) : raw;
    if (depth === path.length - 1) {
      node[part] = value;
      return;
    }
    const next = node[part];
    if (typeof next === "string") {
      throw invalidParameter(`Invalid object: ${next}`, "parameter_invalid_object", part);
    }
    const child = next ?? emptyTree();
    node[part] = child;
    node = child;
  }
}

/** Reads `application/x-www-form-urlencoded` text (a body or a query). Throws an ApiError for malformed names. */
export function parseForm(text: string): FormTree {
  const tree = emptyTree();
  for (const [key, value] of new URLSearchParams(text)) place(tree, key, value);
  return tree;
}

/** The field of a page's own form, trimmed; empty when it was not sent. */
export function formField(form: FormTree, name: string): string {
  const value = form[name];
  return typeof value === "string" ? value.trim() : "";
}
