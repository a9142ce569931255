import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { MailStore } from "./store";

/** The outage that the mail server simulates. Set by tests. */
export interface Outage {
  /** Mails are refused. */
  on: boolean;
  /** How many of the next mails, or of those to one address, are accepted with this delay. */
  delayed: { times: number; ms: number; to?: string | undefined };
}

const largestMail = 25 * 1024 * 1024;

/**
 * Takes every mail, from anyone and for anyone, with any password or none. Returns the port, and a function that closes
 * the server.
 */
export async function serveSmtp(
  store: MailStore,
  outage: Outage,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: largestMail,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? "anyone" }),
    onMailFrom: (_address, _session, done) => (outage.on ? done(unavailable()) : done()),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const delayMs = takeDelay(outage, recipients);
      buffer(stream)
        .then(async (source) => {
          if (delayMs > 0) await pause(delayMs);
          if (stream.sizeExceeded) throw Object.assign(new Error("Too large"), { responseCode: 552 });
          return store.add(source, recipients);
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  // A client that disconnects in the middle is no error of the server.
  server.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: portOf(server.server.address()),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function takeDelay({ delayed }: Outage, recipients: readonly string[]): number {
  if (delayed.times === 0) return 0;
  if (delayed.to !== undefined && !recipients.includes(delayed.to)) return 0;
  delayed.times -= 1;
  return delayed.ms;
}

function unavailable(): Error {
  return Object.assign(new Error("Requested action aborted: local error in processing"), {
    responseCode: 451,
  });
}

/** The port a server was given. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port");
  return address.port;
}
