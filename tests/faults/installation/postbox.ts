import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Inbox } from "../../support/run/inbox";

/** A mail that the mail server took; `at` as `performance.now()` counts. */
export type Delivery = { at: number; file: string; to: string };

const everyMs = 400;
/** The headers that name a mail stand at its beginning. */
const headBytes = 4_096;

/**
 * Every mail that the mailbox ever took, by the id in its Message-ID (that of its row in the outbox): the mailbox
 * itself keeps the newest alone, so its directory is read as it grows.
 */
export class Postbox {
  readonly #directory: string;
  readonly #inbox: Inbox;
  readonly #seen = new Set<string>();
  readonly #deliveries = new Map<string, Delivery[]>();
  #reading: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(directory: string, mailboxUrl: string) {
    this.#directory = directory;
    this.#inbox = new Inbox(mailboxUrl);
    this.#timer = setInterval(() => void this.read(), everyMs);
  }

  get deliveries(): ReadonlyMap<string, readonly Delivery[]> {
    return this.#deliveries;
  }

  /** Takes in what has come since the last time. */
  read(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readNew()).catch(() => undefined);
    return this.#reading;
  }

  /** The proof in the link to this booking in the newest mail for an address, or undefined while none has come. */
  async tokenFor(bookingId: string, email: string, timeoutMs: number): Promise<string | undefined> {
    const mail = await this.#inbox.waitFor(email, undefined, timeoutMs).catch(() => undefined);
    return new RegExp(`${bookingId}\\?\\S*?\\btoken=([\\w-]+)`).exec(mail?.text ?? "")?.[1];
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.read();
  }

  async #readNew(): Promise<void> {
    const names = (await readdir(this.#directory)).filter((name) => name.endsWith(".eml")).sort();
    const fresh = names.filter((name) => !this.#seen.has(name));
    for (const name of fresh) {
      const { id, to = "" } = await this.#headOf(name);
      this.#seen.add(name);
      if (id === undefined) continue;
      const others = this.#deliveries.get(id) ?? [];
      this.#deliveries.set(id, [...others, { at: momentOf(name), file: name, to }]);
    }
  }

  async #headOf(name: string): Promise<{ id?: string; to?: string }> {
    const file = await open(join(this.#directory, name)).catch(() => undefined);
    if (file === undefined) return {};
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
      const head = buffer.subarray(0, bytesRead).toString("latin1");
      const [id, to] = [/^Message-ID:\s*<([^@>]+)@/im, /^To:\s*(\S+)/im].map((line) => line.exec(head)?.[1]);
      return { ...(id === undefined ? {} : { id }), ...(to === undefined ? {} : { to }) };
    } finally {
      await file.close();
    }
  }
}

/** The mailbox names its files by when they came: 2026-05-01T10-20-30-123Z-… */
function momentOf(name: string): number {
  const [, day, hours, minutes, seconds, ms] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) - performance.timeOrigin;
}
