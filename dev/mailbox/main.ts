import { readMailboxConfig } from "./config";
import { serveHttp } from "./http";
import { type Outage, serveSmtp } from "./smtp";
import { MailStore } from "./store";

/**
 * The local mailbox: a mail server that keeps every mail and sends none, and a page to read them.
 * Says where it listens in one line of JSON, and ends on SIGTERM.
 */
async function main(): Promise<void> {
  const { host, smtpPort, httpPort, directory, keep } = readMailboxConfig(process.env);
  const store = await MailStore.open(directory, keep);
  const outage: Outage = { on: false, delayed: { times: 0, ms: 0 } };
  const smtp = await serveSmtp(store, outage, { host, port: smtpPort });
  const http = await serveHttp(store, outage, { host, port: httpPort });
  const end = async () => {
    await Promise.all([smtp.close(), http.close()]);
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  console.log(JSON.stringify({ smtpPort: smtp.port, httpPort: http.port }));
}

try {
  await main();
} catch (error) {
  console.error(`Mailbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
