import "server-only";
import { knownScripts } from "./headers/inlineScripts";

/** What Next keeps of an answer, with when it was made and how long it is good for. */
type Entry = { value: unknown; lastModified: number; cacheControl: unknown };

/** Far more than the cached pages, of which each is stored once for every language. */
const maxEntries = 500;

/**
 * How old a page may be when it is sent from here; an older one is made anew. With `pageExpireSeconds`, for which a proxy may
 * keep what it was sent, nobody is shown a page that is older than two minutes, with some seconds left for making and sending it.
 */
const maxAgeMs = 55_000;

type Options = {
  /** The policy of a page with these inline scripts. */
  policyOf: (inlineScripts: readonly string[]) => string;
  /** The exact texts of our own inline scripts. */
  ownScripts: readonly string[];
  /** Epoch milliseconds; the clock unless a test has its own. */
  now?: () => number;
};

/**
 * The cached pages of this process (`cacheHandler` of next.config.ts). They are kept in memory alone: a page made
 * from one database must never be served from disk with another. None is served that is older than `maxAgeMs`. A page gets its content security policy when it is
 * stored: it is finished then, so that its inline scripts are known (`knownScripts`).
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: Options;
  readonly #now: () => number;

  constructor({ now = Date.now, ...options }: Options) {
    this.#options = options;
    this.#now = now;
  }

  get(key: string): Entry | null {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() - entry.lastModified > maxAgeMs) return null;
    return entry;
  }

  set(key: string, value: unknown, cacheControl: unknown): void {
    if (isPage(value)) value.headers["content-security-policy"] = this.#policyOf(value);
    this.#entries.delete(key);
    this.#entries.set(key, { value, lastModified: this.#now(), cacheControl });
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
