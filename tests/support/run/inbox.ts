import { z } from "zod";
import { waitFor } from "@/dev/system/wait";

const summary = z.object({
  id: z.string(),
  receivedAt: z.string(),
  from: z.string(),
  to: z.string(),
  recipients: z.array(z.string()),
  subject: z.string(),
});

const details = summary.extend({
  text: z.string(),
  html: z.string().nullable(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(
    z.object({
      filename: z.string(),
      mimeType: z.string(),
      size: z.number(),
      url: z.string(),
      text: z.string().nullable(),
    }),
  ),
});

type MailSummary = z.infer<typeof summary>;
export type ReceivedMail = z.infer<typeof details>;

/** Longer than any answer takes, so that a mailbox that hangs fails the test. */
const patienceMs = 15_000;

/** The pause between two looks; some mails come ten seconds later, once nothing can be undone any more. */
const everyMs = 150;

/** The local mailbox, as tests read it. */
export class Inbox {
  readonly #url: string;

  constructor(mailboxUrl: string) {
    this.#url = mailboxUrl;
  }

  /** What came for an address, newest first; `subject` is a part of the subject. */
  async list(to: string, subject?: string): Promise<MailSummary[]> {
    const query = new URLSearchParams({ to, ...(subject === undefined ? {} : { subject }) });
    return z.array(summary).parse(await this.#get(`/api/mails?${query}`));
  }

  /** Waits for a mail to come for the address, and returns the newest that fits. */
  async waitFor(to: string, subject?: string, timeoutMs = 20_000): Promise<ReceivedMail> {
    const what = `a mail for ${to}${subject === undefined ? "" : ` about "${subject}"`}`;
    const { id } = await waitFor(async () => (await this.list(to, subject))[0], { what, timeoutMs, everyMs });
    return details.parse(await this.#get(`/api/mails/${id}`));
  }

  /** Makes the mail server refuse every mail for now, or take them again. */
  async setOutage(on: boolean): Promise<void> {
    await this.#send("POST", "/_test/outage", JSON.stringify({ on }));
  }

  /** Has the mail server take so many of the next mails, or of those to one address, so much later. */
  async delay(times: number, ms: number, to?: string): Promise<void> {
    await this.#send("POST", "/_test/outage", JSON.stringify({ delayed: { times, ms, to } }));
  }

  /** Removes every mail; only where no other test shares the mailbox. */
  async clear(): Promise<void> {
    await this.#send("DELETE", "/api/mails");
  }

  async #get(path: string): Promise<unknown> {
    const response = await fetch(this.#url + path, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`The mailbox answered ${response.status} for ${path}`);
    return response.json();
  }

  async #send(method: string, path: string, body?: string): Promise<void> {
    const response = await fetch(this.#url + path, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw new Error(`The mailbox answered ${response.status} for ${path}`);
  }
}
