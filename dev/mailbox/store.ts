import { randomUUID } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownDirectory, ownFileMode } from "../system/ownDirectory";
import { type Mail, parseMail } from "./mail";

/** The header of the stored file that lists the envelope's recipients, with blind copies. */
const recipientHeader = "X-Envelope-To";

/**
 * The mails on disk, a file each, and parsed in memory. Files are written completely or not at all: a
 * mail that was accepted survives a crash, one that was not is sent again by its sender.
 */
export class MailStore {
  readonly #directory: string;
  readonly #keep: number;
  readonly #listeners = new Set<() => void>();
  #mails: Mail[] = [];

  private constructor(directory: string, keep: number) {
    this.#directory = directory;
    this.#keep = keep;
  }

  static async open(directory: string, keep: number): Promise<MailStore> {
    ownDirectory(directory);
    const store = new MailStore(directory, keep);
    const files = (await readdir(directory)).filter((name) => name.endsWith(".eml")).sort();
    for (const file of files) {
      const id = file.slice(0, -".eml".length);
      store.#mails.unshift(await parseMail(id, await readFile(join(directory, file)), recipientHeader));
    }
    return store;
  }

  /** Newest first. */
  get mails(): readonly Mail[] {
    return this.#mails;
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  async add(source: Buffer, recipients: string[]): Promise<void> {
    // Sorts by the time it came; ISO's colons are not allowed in file names everywhere.
    const id = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
    const stored = Buffer.concat([Buffer.from(`${recipientHeader}: ${recipients.join(", ")}\r\n`), source]);
    const mail = await parseMail(id, stored, recipientHeader);
    const file = this.#file(id);
    await writeFile(`${file}.new`, stored, { mode: ownFileMode });
    await rename(`${file}.new`, file);
    this.#mails.unshift(mail);
    await this.#dropOldest();
    this.#tell();
  }

  /** The mail as it came, with {@link recipientHeader} before it. */
  source(id: string): Promise<Buffer> {
    return readFile(this.#file(id));
  }

  async remove(id: string): Promise<void> {
    this.#mails = this.#mails.filter((mail) => mail.id !== id);
    await rm(this.#file(id), { force: true });
    this.#tell();
  }

  async clear(): Promise<void> {
    await Promise.all(this.#mails.map(({ id }) => rm(this.#file(id), { force: true })));
    this.#mails = [];
    this.#tell();
  }

  /** Calls back after every change; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async #dropOldest(): Promise<void> {
    for (const { id } of this.#mails.splice(this.#keep)) await rm(this.#file(id), { force: true });
  }

  #file(id: string): string {
    return join(this.#directory, `${id}.eml`);
  }
}
