import "server-only";
import { knownScripts } from "./headers/inlineScripts";

/** What Next keeps of an answer, with when it was made and how long it is good for. */
type Entry = { value: unknown; lastModified: number; cacheControl: unknown };

/** Far more than the cached pages, of which each is stored once for every language. */
const maxEntries = 500;

type Options = {
  /** The policy of a page with these inline scripts. */
  policyOf: (inlineScripts: readonly string[]) => string;
  /** The exact texts of our own inline scripts. */
  ownScripts: readonly string[];
};

/**
 * The cached pages of this process (`cacheHandler` of next.config.ts). They are kept in memory alone: a page made
 * from one database must never be served from disk with another. A page gets its content security policy when it is
 * stored: it is finished then, so that its inline scripts are known (`knownScripts`).
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get(key: string): Entry | null {
    return this.#entries.get(key) ?? null;
  }

  set(key: string, value: unknown, cacheControl: unknown): void {
    if (isPage(value)) value.headers["content-security-policy"] = this.#policyOf(value);
    this.#entries.delete(key);
    this.#entries.set(key, { value, lastModified: Date.now(), cacheControl });
    for (const oldest of [...this.#entries.keys()].slice(0, -maxEntries)) this.#entries.delete(oldest);
  }

  /** Clears everything when one page is to be made again: there are few, and making them is cheap. */
  clear(): void {
    this.#entries.clear();
  }

  #policyOf({ html, rscData }: FinishedPage): string {
    const tree = rscData?.toString("utf8") ?? "";
    return this.#options.policyOf(knownScripts(html, { own: this.#options.ownScripts, tree }));
  }
}

/**
 * A finished page as Next passes it to the cache. Its shape is not documented: when it changes, no cached page gets
 * its own policy, and tests/api/system/securityHeaders.test.ts misses the hashes.
 */
type FinishedPage = {
  kind: "APP_PAGE";
  html: string;
  rscData: Buffer | undefined;
  headers: Record<string, unknown>;
};

function isPage(value: unknown): value is FinishedPage {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    value.kind === "APP_PAGE" &&
    "html" in value &&
    typeof value.html === "string" &&
    "headers" in value &&
    typeof value.headers === "object" &&
    value.headers !== null
  );
}
