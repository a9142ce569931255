import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { Store } from "./store";

/** Whether mails are refused for now, as a mail server in trouble does. Tests switch it. */
export interface Outage {
  on: boolean;
}

const largestMail = 25 * 1024 * 1024;

/** Takes every mail, from anyone and for anyone, with any password or none. Returns the port and the end. */
export async function serveSmtp(
  store: Store,
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
      buffer(stream)
        .then((source) => {
          if (stream.sizeExceeded) throw Object.assign(new Error("Too large"), { responseCode: 552 });
          return store.add(source, recipients);
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  // A client that goes away in the middle is its own trouble.
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
