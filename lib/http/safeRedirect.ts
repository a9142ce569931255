import { isUnder } from "@/lib/paths";
import { contractPrefixes } from "./contractPrefixes";

/** No link of ours is longer. */
const maxLength = 2_000;
/** Resolving against a host that cannot exist shows whether a target leaves the site. */
const nowhere = "http://site.invalid";

/** Browsers read backslashes as slashes; the others look like slashes or become them when normalised. */
const slashLookalikes = /[\\\u2044\u2215\u2216\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c\u3033\u2571]/u;
/** Control characters, line and paragraph separators, and characters that reorder or vanish. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;

/** Prefixes of calls: a redirect there would make a call, such as signing out, instead of opening a page. */
const callPrefixes = ["api", "og", ...contractPrefixes];

/** The description of the contract is a page. Compared in lower case, as rewrites match in any case. */
function isPage(path: string): boolean {
  const decoded = decodeOnce(path)?.toLowerCase() ?? "";
  return decoded === "/api/docs" || !callPrefixes.some((prefix) => isUnder(`/${prefix}`, decoded));
}

/**
 * The path (with query and fragment) that a redirect may lead to, or null. Only pages of this site are accepted: one
 * slash first, nothing that a browser, a proxy or a second decoding could read as another host or as a header line.
 * For `redirectTo` and every other target that comes from outside.
 */
export function safeRedirectPath(input: unknown): string | null {
  if (typeof input !== "string" || input.length > maxLength || !input.startsWith("/")) return null;
  if (invisible.test(input) || input.includes("\\") || /\s/u.test(input)) return null;
  const [path = ""] = input.split(/[?#]/u);
  if (!staysOnSite(path)) return null;
  const resolved = URL.canParse(input, nowhere) ? new URL(input, nowhere) : null;
  // `/..//host` resolves to `//host`, so the resolved path is checked by the same rules.
  if (resolved?.origin !== nowhere || !staysOnSite(resolved.pathname) || !isPage(resolved.pathname))
    return null;
  return `${resolved.pathname}${resolved.search}${resolved.hash}`;
}

/** Whether a path stays on this site however often it is decoded on its way. */
function staysOnSite(path: string): boolean {
  let current = path;
  for (let round = 0; round < 4; round += 1) {
    const normal = current.normalize("NFKC");
    if (current.includes("//") || normal.includes("//")) return false;
    if (slashLookalikes.test(current) || invisible.test(normal)) return false;
    const decoded = decodeOnce(current);
    if (decoded === null) return false;
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
