import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { expect, it, onTestFinished } from "vitest";
import { removeCluster, startCluster } from "@/dev/postgres/cluster";
import { locateHome } from "@/dev/postgres/home";
import { startMailbox, startStripe } from "@/scripts/support/launch/services";
import { Supervisor } from "@/scripts/support/launch/supervisor";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function temporary(): string {
  const directory = mkdtempSync(join(tmpdir(), "stund-own-files-"));
  // As a checkout stands: everybody of the machine may look in.
  chmodSync(directory, 0o755);
  return directory;
}

it("keeps mails, journal and logs from every other account of the machine, those of before included", async () => {
  const directory = temporary();
  const mails = join(directory, "mails");
  for (const open of [mails, join(directory, "logs")]) mkdirSync(open, { mode: 0o755 });
  const supervisor = await Supervisor.begin(directory);
  onTestFinished(async () => {
    await supervisor.stopAll();
    rmSync(directory, { recursive: true });
  });
  const mailbox = await startMailbox({ supervisor }, { smtpPort: 0, httpPort: 0, data: mails });
  const journal = join(directory, "journal");
  const secrets = { secretKey: "sk_test_files", webhookSecret: "whsec_files" };
  await startStripe(
    { supervisor },
    { port: 0, data: journal, appUrl: "http://127.0.0.1:9", accounts: [], ...secrets },
  );
  await nodemailer
    .createTransport(mailbox.smtpUrl)
    .sendMail({ from: "hej@stund.example", to: "asa@example.se", subject: "Hej", text: "Hej" });
  const [mail = ""] = readdirSync(mails);
  expect(mail).toMatch(/\.eml$/);
  expect([mails, join(mails, mail), journal].map(modeOf)).toEqual(["700", "600", "600"]);
  expect(modeOf(join(directory, "logs"))).toBe("700");
  for (const log of readdirSync(join(directory, "logs")))
    expect([log, modeOf(join(directory, "logs", log))]).toEqual([log, "600"]);
});

it("keeps PostgreSQL's log to its owner, and its folder open to the account that it runs as", async () => {
  const base = temporary();
  const directory = join(base, "postgres");
  const cluster = await startCluster({ directory, durable: false });
  onTestFinished(async () => {
    await cluster.stop();
    await removeCluster(directory);
    rmSync(base, { recursive: true });
  });
  expect(modeOf(join(locateHome(directory), "server.log"))).toBe("600");
  expect(modeOf(join(locateHome(directory), "data"))).toBe("700");
});
