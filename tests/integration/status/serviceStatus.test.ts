import { execFile } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { sendMail } from "@/lib/notifications/sendMail";
import { watchPayments } from "@/lib/reconciliation/watchPayments";
import { loadStatus } from "@/lib/status/loadStatus";
import { projectRoot } from "@/scripts/support/project";
import { howMany } from "../../support/depth";
import { ownStripe } from "../../support/run/ownStripe";
import { testDatabase } from "../../support/run/testDatabase";

const databaseUrl = await testDatabase("empty");
const standIn = await ownStripe();

/** What the next mails are answered with; 0 takes them. */
let refusal = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: (_address, _session, done) =>
    done(refusal === 0 ? null : Object.assign(new Error("not now"), { responseCode: refusal })),
});
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.server.address();
process.env.SMTP_URL = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

beforeEach(async () => {
  refusal = 0;
  await pool().query("TRUNCATE status_messages, health_signals, outbox_mails");
});
afterEach(() => standIn.control("outage"));

const minutes = (count: number) => count * 60_000;
/** The kinds of what is said so much later. */
const kinds = async (laterMs = 0) =>
  (await loadStatus("sv", Date.now() + laterMs)).messages.map(({ kind }) => kind);

const run = promisify(execFile);
/** `npm run status` with these words; what it prints, or its complaint. */
async function command(...words: string[]): Promise<string> {
  const node = ["--import", "tsx", "scripts/status.ts", ...words];
  const environment = { ...process.env, DATABASE_URL: databaseUrl };
  return run(process.execPath, node, { cwd: projectRoot, env: environment }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => `refused: ${error.stderr}`,
  );
}

describe("npm run status", () => {
  it("sets what is shown in both languages, until it is cleared (STAT-1)", async () => {
    expect(await command()).toContain("Nothing is set.");
    const told = await command("set", "--sv", "Vi flyttar i natt.", "--en", "We move tonight.");
    const read = async (locale: "sv" | "en") => (await loadStatus(locale, Date.now())).messages;
    expect(await read("sv")).toEqual([{ kind: "notice", text: "Vi flyttar i natt." }]);
    expect(await read("en")).toEqual([{ kind: "notice", text: "We move tonight." }]);
    expect(await command("clear", told.slice(0, 8))).toContain("Cleared: 1");
    expect(await read("sv")).toEqual([]);
    expect(await command("clear", told.slice(0, 8))).toContain("No message begins with");
  });

  it("times it, and shows several in their order", async () => {
    await command("set", "--sv", "Senare", "--en", "Later", "--from", "+30m", "--until", "+1h");
    await command("set", "--sv", "Nu", "--en", "Now", "--until", "+45m");
    const shownAt = async (laterMs: number) =>
      (await loadStatus("en", Date.now() + laterMs)).messages.map(({ text }) => text);
    expect(await shownAt(minutes(1))).toEqual(["Now"]);
    expect(await shownAt(minutes(31))).toEqual(["Now", "Later"]);
    expect(await shownAt(minutes(50))).toEqual(["Later"]);
    expect(await shownAt(minutes(61))).toEqual([]);
    expect(await command()).toMatch(/Nu[\s\S]*Senare/);
    expect(await command("clear")).toContain("Cleared: 2");
  });

  // Each starts a process, so `npm test` tries the first three, and the deep run all.
  const refused: [string[], string][] = [
    [["set", "--sv", "Bara svenska"], "--en"],
    [["set", "--sv", "a", "--en", "b", "--until", "tomorrow"], "is no time"],
    [["set", "--sv", "a", "--en", "b", "--from", "+2h", "--until", "+1h"], "--until"],
    [["sing"], "npm run status"],
    [["--loud"], "npm run status"],
  ];

  it.each(refused.slice(0, howMany(3, refused.length)))(
    "refuses %j and says what it takes",
    async (words, told) => {
      const answer = await command(...words);
      expect(answer).toMatch(/^refused: /);
      expect(answer).toContain(told);
      expect(await db().statusMessage.count()).toBe(0);
    },
  );

  it("explains itself", async () => expect(await command("--help")).toContain("--until TIME"));
});

describe("payments (STAT-2)", () => {
  it("are well when they answer, and unknown when nobody has looked", async () => {
    expect((await loadStatus("sv", Date.now())).isWell).toBe(false);
    await watchPayments();
    expect(await loadStatus("sv", Date.now())).toEqual({ isWell: true, messages: [] });
    expect((await loadStatus("sv", Date.now() + minutes(6))).isWell).toBe(false);
  });

  it("are away once they failed twice, and back with the first answer", async () => {
    await standIn.control("outage", { mode: "unavailable" });
    await watchPayments();
    expect(await kinds()).toEqual([]);
    await watchPayments();
    expect(await kinds()).toEqual(["payments"]);
    // Whoever stopped looking claims nothing.
    expect(await kinds(minutes(6))).toEqual([]);
    await standIn.control("outage");
    await watchPayments();
    expect(await loadStatus("sv", Date.now())).toEqual({ isWell: true, messages: [] });
  });
});

describe("mails (STAT-2)", () => {
  async function order(): Promise<string> {
    const data = { kind: "password_changed", recipient: "a@exempel.se", locale: "sv" };
    return (await db().outboxMail.create({ data, select: { id: true } })).id;
  }

  it("wait when nobody has tried to send one for five minutes", async () => {
    await order();
    expect(await kinds(minutes(4))).toEqual([]);
    expect(await kinds(minutes(6))).toEqual(["mails"]);
    expect(await kinds(minutes(25 * 60))).toEqual([]);
  });

  it("wait when the mail server takes none for five minutes, until it takes one", async () => {
    refusal = 450;
    const id = await order();
    await expect(sendMail(id)).rejects.toThrow();
    expect(await kinds(minutes(4))).toEqual([]);
    expect(await kinds(minutes(6))).toEqual(["mails"]);
    refusal = 0;
    await sendMail(await order());
    expect(await kinds(minutes(6))).toEqual([]);
  });

  it("do not wait for the one that a mailbox refused for good", async () => {
    refusal = 550;
    await expect(sendMail(await order())).rejects.toThrow();
    expect(await kinds(minutes(6))).toEqual([]);
  });
});
