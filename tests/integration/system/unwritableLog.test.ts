import { execFile, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { findFreePort } from "@/dev/system/ports";
import { waitFor } from "@/dev/system/wait";
import { projectRoot } from "@/scripts/support/project";
import { testContext } from "../../support/run/context";
import { createTestDatabase } from "../../support/run/databases";
import { mailServer } from "../../support/run/mailServer";
import { orderMail, ownWorkers, temporaryDirectory } from "../../support/run/workerProcess";

/* Processes whose output goes where there is no room (/dev/full, as on a full disk) or nobody reads (a closed pipe). */

const program = ["--conditions=react-server", "--import", "tsx"];
const safeOutput = join(projectRoot, "scripts", "support", "launch", "safeOutput.ts");

/** As the web server logs, as the worker and its libraries do, and as the launcher and the stand-ins do. */
const ways = [
  ["the logger with a redirected console", `import { logConsole } from "./lib/log/console"; logConsole();`],
  ["the logger", `import { logger } from "./lib/log/logger"; console.error = (text) => logger.error(text);`],
  ["a console of the launcher's programs", `import ${JSON.stringify(safeOutput)};`],
] as const;

/** Runs code that logs a thousand lines, then waits a moment, and says by its exit code what became of it. */
const script = (setUp: string) => `${setUp}
  for (let count = 0; count < 1000; count += 1) console.error("line " + count);
  setTimeout(() => {
    const { user, system } = process.cpuUsage();
    process.exit(user + system - before > 500_000 ? 3 : 0);
  }, 1000);
  const { user, system } = process.cpuUsage();
  const before = user + system;`;

/** How a process with this code ends, whose output is a full disk, or a pipe that is closed at once. */
function endOf(code: string, output: "full" | "closed"): Promise<number | null> {
  const full = output === "full" ? openSync("/dev/full", "w") : null;
  const to = full ?? "pipe";
  const child = spawn(process.execPath, [...program, "--input-type=module", "--eval", code], {
    cwd: projectRoot,
    stdio: ["ignore", to, to],
  });
  if (full !== null) closeSync(full);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return new Promise((resolve) => child.once("exit", resolve));
}

describe.each(ways)("%s", (_, setUp) => {
  it.each(["full", "closed"] as const)("neither dies nor spins when its output is %s", async (output) => {
    expect(await endOf(script(setUp), output)).toBe(0);
  });
});

it("the number of lost lines is logged once there is room", async () => {
  const code = `
    import { closeSync, openSync } from "node:fs";
    import { logger } from "./lib/log/logger";
    logger.info("first");
    closeSync(1); openSync("/dev/full", "w");
    logger.info("second"); logger.info("third");
    closeSync(1); openSync(process.env.LOG_FILE, "a");
    logger.info("fourth");`;
  const file = join(temporaryDirectory("log"), "log");
  const parameters = [...program, "--input-type=module", "--eval", code];
  closeSync(openSync(file, "w"));
  await promisify(execFile)(process.execPath, parameters, {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: "info", LOG_FILE: file },
  });
  const { stdout } = await promisify(execFile)("cat", [file]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ level: "warn", lost: 2, msg: "log lines were lost" }, { msg: "fourth" }]);
});

it("the mailbox serves on, though its output cannot be written", async () => {
  const [smtpPort, httpPort] = [await findFreePort(), await findFreePort()];
  const full = openSync("/dev/full", "w");
  const child = spawn(
    process.execPath,
    [...program, "--import", safeOutput, join(projectRoot, "dev", "mailbox", "main.ts")],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        MAILBOX_SMTP_PORT: String(smtpPort),
        MAILBOX_HTTP_PORT: String(httpPort),
        MAILBOX_DATA: temporaryDirectory("mails"),
      },
      stdio: ["ignore", full, full],
    },
  );
  closeSync(full);
  onTestFinished(() => void child.kill("SIGKILL"));
  const answers = async () => (await fetch(`http://localhost:${httpPort}/`)).ok;
  await waitFor(answers, { what: "the mailbox to answer", timeoutMs: 30_000 });
  expect(child.exitCode).toBeNull();
});

/** Seconds that a process has computed for. */
function computedSeconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

it("the worker sends mails, and does not spin, though its log is on a full disk", {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase(testContext(), "empty");
  onTestFinished(database.drop);
  const mails = await mailServer();
  const start = await ownWorkers(
    { DATABASE_URL: database.url, SMTP_URL: mails.url, LOG_LEVEL: "debug" },
    "/dev/full",
  );
  const worker = start();
  const sent = async (to: string) => {
    await orderMail(database.url, to);
    await waitFor(() => mails.taken(to) === 1, { what: `the mail to ${to}`, timeoutMs: 30_000 });
  };
  await sent("first@exempel.se");
  // What it computes while it waits for the mail server.
  mails.answer("second@exempel.se", { afterMs: 2_000 });
  const before = computedSeconds(worker.pid);
  await sent("second@exempel.se");
  expect(computedSeconds(worker.pid) - before).toBeLessThan(1);
});
