import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { isUnder } from "@/lib/paths";
import { contractPrefixes } from "../contractPrefixes";
import { onRequest } from "./onRequest";

/** The address of no call: answered 404 in the shape of the contract's errors. */
const unknownCall = "/api/unknown";
/** An address that is no percent-encoding: the middleware answers 400. */
const unreadablePage = "/%";

/**
 * Rewrites the address of a request that Next cannot decode to one that it answers with 400 or 404; with the original address
 * it would answer 500. Applies to every request of this process after the call.
 */
export function rewriteUnreadableRequests(): void {
  onRequest(({ request }) => {
    request.url = readableAddress(request.url ?? "/", request.headers);
  });
}

/**
 * The address under which a request is answered: its own; that of an unknown call when a call's path does not decode;
 * an unreadable one when the header for a part of a page does not parse.
 */
export function readableAddress(address: string, headers: IncomingHttpHeaders): string {
  const [path = "/"] = address.split("?", 1);
  if (!isPage(path) && decoded(path) === null) return unknownCall;
  return isTreeHeader(headers["next-router-state-tree"]) ? address : unreadablePage;
}

const outsidePages = ["api", "og", "design", "_next", "_vercel", ...contractPrefixes];

/** Paths for which the middleware answers when they do not decode; files and calls do not reach it. */
const isPage = (path: string): boolean =>
  !path.includes(".") && !outsidePages.some((prefix) => isUnder(`/${prefix}`, path));

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The header in which Next's own links send the tree of the page that is shown, as URI-encoded JSON. Its form is not
 * documented. If it changes, every navigation within the site is refused and loads a whole document instead, and
 * "asks for a newer one" of tests/e2e/customer/finding/home.spec.ts fails.
 */
function isTreeHeader(header: string | string[] | undefined): boolean {
  if (header === undefined) return true;
  const json = typeof header === "string" ? decoded(header) : null;
  if (json === null) return false;
  try {
    return isTree(JSON.parse(json));
  } catch {
    return false;
  }
}

function isTree(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [segment, children] = value;
  const isNamed = typeof segment === "string" || Array.isArray(segment);
  return isNamed && isBranches(children) && Object.values(children).every(isTree);
}

const isBranches = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
