import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** What the server does with the mail to an address: takes it, after a while if told so, refuses it, or never answers. */
type Answer = { afterMs?: number; refuse?: boolean; never?: boolean };

export type MailServer = {
  /** What `SMTP_URL` is set to; its timeout is longer than the slowest answer. */
  url: string;
  /** How often a mail to this address was sent to the server, whether or not it was accepted. */
  brought: (to: string) => number;
  /** How often one was accepted. */
  taken: (to: string) => number;
  answer: (to: string, how: Answer) => void;
};

/** A mail server for the calling test, ended after it. */
export async function mailServer(): Promise<MailServer> {
  const answers = new Map<string, Answer>();
  const brought: string[] = [];
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo[0]?.address ?? "";
      const { afterMs = 0, refuse = false, never = false } = answers.get(to) ?? {};
      stream.resume();
      stream.once("end", () => {
        brought.push(to);
        if (never) return;
        setTimeout(() => {
          if (!refuse) taken.push(to);
          done(refuse ? Object.assign(new Error("4.2.0 later"), { responseCode: 450 }) : null);
        }, afterMs);
      });
    },
  });
  server.on("error", () => undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : "";
  const count = (list: string[], to: string) => list.filter((each) => each === to).length;
  return {
    url: `smtp://127.0.0.1:${port}?socketTimeout=120000`,
    brought: (to) => count(brought, to),
    taken: (to) => count(taken, to),
    answer: (to, how) => void answers.set(to, how),
  };
}
