import "server-only";
import { knownScripts } from "./headers/inlineScripts";

/** What Next keeps of an answer, with when it was made and how long it is good for. */
type Entry = { value: unknown; lastModified: number; cacheControl: unknown };

/** Far more than there are cached pages; each is kept once for every language. */
const largest = 500;

type Options = {
  /** The policy of a page with these inline scripts. */
  policyOf: (inlineScripts: readonly string[]) => string;
  /** Our own inline scripts, word for word. */
  ownScripts: readonly string[];
};

/**
 * The cached pages of this process (`cacheHandler` of next.config.ts). They are kept in memory alone: what one database
 * filled must never be served from disk with another. A page is given its content security policy as it comes in: it is
 * finished then, and what runs in it is known (`knownScripts`), which a page that is rendered for a request is not.
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
    for (const oldest of [...this.#entries.keys()].slice(0, -largest)) this.#entries.delete(oldest);
  }

  /** There are so few pages that all are made anew where one of them is to be. */
  clear(): void {
    this.#entries.clear();
  }

  #policyOf({ html, rscData }: Page): string {
    const tree = rscData?.toString("utf8") ?? "";
    return this.#options.policyOf(knownScripts(html, { own: this.#options.ownScripts, tree }));
  }
}

/**
 * A finished page as Next hands it over; only that it is handed over is documented. Where it looks otherwise, no cached page
 * gets its own policy, and tests/api/securityHeaders.test.ts misses the hashes.
 */
type Page = {
  kind: "APP_PAGE";
  html: string;
  rscData: Buffer | undefined;
  headers: Record<string, unknown>;
};

function isPage(value: unknown): value is Page {
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
