import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeLock } from "@/dev/system/lock";
import { identify, isRunning } from "@/dev/system/processIdentity";
import { waitFor } from "@/dev/system/wait";
import { endGroup, Ledger } from "@/scripts/support/launch/processLedger";
import { startUp } from "@/scripts/support/launch/startUp";
import { Supervisor } from "@/scripts/support/launch/supervisor";
import { projectRoot } from "@/scripts/support/project";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "stund-supervisor-"));
});
afterEach(async () => {
  await new Ledger(join(directory, "processes.json")).endLeftovers();
  rmSync(directory, { recursive: true });
});

const child = (name: string, source: string) => ({
  name,
  title: `The ${name}`,
  parameters: ["-e", source],
  env: {},
});
const idle = "setInterval(() => {}, 1000); console.log('up');";
/** Says that it was asked to end, with the moment, and ends. */
const orderly = `${idle} process.on("SIGTERM", () => { console.log("asked", process.hrtime.bigint()); process.exit(0); });`;
const deaf = `${idle} process.on("SIGTERM", () => {});`;

async function isUp(running: { log(): string }): Promise<void> {
  await waitFor(() => running.log().includes("up"), { what: "the child", timeoutMs: 10_000 });
}

describe("Supervisor", () => {
  it("stops what it started, last first, and waits for each to end", async () => {
    const supervisor = await Supervisor.begin(directory);
    const children = ["one", "two", "three"].map((name) => supervisor.start(child(name, orderly)));
    await Promise.all(children.map(isUp));
    await supervisor.stopAll();
    const asked = children.map((running) => BigInt(/asked (\d+)n/.exec(running.log())?.[1] ?? 0));
    const [one = 0n, two = 0n, three = 0n] = asked;
    expect(three > 0n && three < two && two < one).toBe(true);
    expect(children.map(({ pid }) => identify(pid))).toEqual([undefined, undefined, undefined]);
  });

  it("stops a database that is no child of its own after those that need it, and before those that do not", async () => {
    const supervisor = await Supervisor.begin(directory);
    const pids: number[] = [];
    const startOne = async (name: string) => {
      const running = supervisor.start(child(name, orderly));
      pids.push(running.pid);
      await isUp(running);
    };
    const alive = () => pids.filter((pid) => identify(pid) !== undefined);
    await startOne("before");
    let atItsEnd: number[] = [];
    supervisor.alsoStop(async () => {
      atItsEnd = alive();
    });
    await startOne("worker");
    await startOne("server");
    await supervisor.stopAll();
    expect(atItsEnd).toEqual(pids.slice(0, 1));
    expect(alive()).toEqual([]);
  });

  it("stops the others, too, when one cannot be stopped", async () => {
    const supervisor = await Supervisor.begin(directory);
    const first = supervisor.start(child("first", orderly));
    supervisor.alsoStop(() => Promise.reject(new Error("stuck")));
    const last = supervisor.start(child("last", orderly));
    await Promise.all([first, last].map(isUp));
    await expect(supervisor.stopAll()).rejects.toThrow("stuck");
    expect([first, last].map(({ pid }) => identify(pid))).toEqual([undefined, undefined]);
  });

  it("names a child that ends by itself, with the end of its log", async () => {
    const supervisor = await Supervisor.begin(directory);
    supervisor.start(child("worker", "console.error('no database'); process.exit(3)"));
    const failure = await supervisor.failed;
    expect(failure.message).toBe("The worker ended by itself (exit code 3). It last wrote:\n  no database");
    await supervisor.stopAll();
  });

  it("gives up waiting for a child that has ended", async () => {
    const supervisor = await Supervisor.begin(directory);
    supervisor.start(child("server", "process.exit(1)"));
    await expect(supervisor.waitUntil("the impossible", () => false)).rejects.toThrow(
      "The server ended by itself",
    );
  });

  it("says nothing when a child is ended on purpose", async () => {
    const supervisor = await Supervisor.begin(directory);
    const running = supervisor.start(child("server", idle));
    await isUp(running);
    await running.kill();
    expect(await Promise.race([supervisor.failed, Promise.resolve("nothing")])).toBe("nothing");
    expect(await running.ended).toBe("signal SIGKILL");
  });

  it("starts again what ended by itself, after a pause that grows, and says so", {
    timeout: 20_000,
  }, async () => {
    const supervisor = await Supervisor.begin(directory);
    const restarted: number[] = [];
    const running = supervisor.start({
      ...child("server", idle),
      afterRestart: async ({ pid }) => void restarted.push(pid),
    });
    const told: string[] = [];
    supervisor.restartFromNow((line) => told.push(line));
    const first = running.pid;
    for (const times of [1, 2]) {
      await isUp(running);
      process.kill(running.pid, "SIGKILL");
      const isAgain = () => restarted.length === times;
      await waitFor(isAgain, { what: "the server to be started again", timeoutMs: 10_000 });
    }
    await isUp(running);
    expect(told).toEqual([
      "The server ended by itself (signal SIGKILL). Starting again in 1 second …",
      "The server ended by itself (signal SIGKILL). Starting again in 2 seconds …",
    ]);
    expect(running.pid).toBe(restarted.at(-1));
    expect(new Set([first, ...restarted]).size).toBe(3);
    await supervisor.stopAll();
    expect(identify(running.pid)).toBeUndefined();
  });

  it("starts nothing again once it is told to stop", async () => {
    const supervisor = await Supervisor.begin(directory);
    const running = supervisor.start(child("server", "process.exit(1)"));
    const told: string[] = [];
    supervisor.restartFromNow((line) => told.push(line));
    await waitFor(() => told.length === 1, { what: "the end to be told of", timeoutMs: 10_000 });
    await supervisor.stopAll();
    expect(await running.ended).toBe("exit code 1");
    expect(identify(running.pid)).toBeUndefined();
  });

  it("runs a program to its end and fails with it", async () => {
    const supervisor = await Supervisor.begin(directory);
    await supervisor.run(child("step", "process.exit(0)"));
    await expect(supervisor.run(child("step", "console.log('syntax'); process.exit(2)"))).rejects.toThrow(
      "The step failed (exit code 2). It last wrote:\n  syntax",
    );
  });

  it("ends what a killed launcher left running, its children's children included, and no other process", async () => {
    const launcher = spawn(
      process.execPath,
      ["--import", "tsx", join(projectRoot, "tests", "support", "run", "ownChildren.ts"), directory],
      { cwd: projectRoot, stdio: "ignore" },
    );
    const file = join(directory, "grandchild");
    const read = () => Number(readFileSync(file, "utf8"));
    const grandchild = await waitFor(() => identify(read()), { what: "the grandchild", timeoutMs: 20_000 });
    launcher.kill("SIGKILL");
    const bystander = spawn(process.execPath, ["-e", idle], { stdio: "ignore", detached: true });
    const ledger = join(directory, "processes.json");
    const entries = JSON.parse(readFileSync(ledger, "utf8"));
    writeFileSync(ledger, JSON.stringify([...entries, { pid: bystander.pid, started: "another time" }]));

    await Supervisor.begin(directory);
    await waitFor(() => !isRunning(grandchild), { what: "the grandchild to end", timeoutMs: 20_000 });
    expect(identify(bystander.pid ?? 0)).toBeDefined();
    bystander.kill();
  });

  it("makes a process end that does not when asked", async () => {
    const supervisor = await Supervisor.begin(directory);
    const running = supervisor.start(child("deaf", deaf));
    await isUp(running);
    const identity = identify(running.pid);
    if (identity !== undefined) await endGroup(identity, 300);
    expect(await running.ended).toBe("signal SIGKILL");
  });
});

describe("takeLock", () => {
  const file = () => join(directory, "lock");

  it("holds off others until it is released", () => {
    const release = takeLock(file(), () => "first");
    expect(() => takeLock(file(), ({ pid }) => `held by ${pid}`)).toThrow(`held by ${process.pid}`);
    release();
    takeLock(file(), () => "second")();
  });

  it.each(["", "not json", JSON.stringify({ pid: 1, started: "another time" })])(
    "takes over from a holder that is gone (%s)",
    (content) => {
      writeFileSync(file(), content);
      takeLock(file(), () => "held")();
    },
  );

  it("gives what somebody left to one of those who come at the same moment", async () => {
    const rounds = Array.from({ length: 40 }, (_, round) => join(directory, `left-${round}`));
    for (const left of rounds) writeFileSync(left, "left");
    // Until the test closes their input they live, and hold what they got.
    const source = `
      import { takeLock } from ${JSON.stringify(join(projectRoot, "dev", "system", "lock.ts"))};
      console.log("up");
      process.stdin.once("data", (startAt) => {
        ${JSON.stringify(rounds)}.forEach((left, round) => {
          while (Date.now() < Number(startAt) + round * 150);
          try { takeLock(left, () => "taken"); console.log("holds", left); } catch {}
        });
        console.log("done");
      });`;
    const takers = [1, 2].map(() => {
      const taker = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", source]);
      let told = "";
      taker.stdout.on("data", (words) => (told += String(words)));
      const says = (word: string) =>
        waitFor(() => told.includes(word), { what: `a taker to say ${word}`, timeoutMs: 20_000 });
      return { says, told: () => told, stdin: taker.stdin };
    });
    await Promise.all(takers.map(({ says }) => says("up")));
    const startAt = Date.now() + 100;
    for (const { stdin } of takers) stdin.write(String(startAt));
    await Promise.all(takers.map(({ says }) => says("done")));
    const held = takers.flatMap(({ told }) => told().match(/left-\d+/g) ?? []);
    for (const { stdin } of takers) stdin.end();
    expect(held.toSorted()).toEqual(rounds.map((left) => basename(left)).toSorted());
  });
});

describe("startUp", () => {
  it("undoes the steps before one that fails, last first", async () => {
    const undone: string[] = [];
    const starting = startUp(async (undo) => {
      undo.defer(() => void undone.push("first"));
      undo.defer(() => void undone.push("second"));
      throw new Error("third");
    });
    await expect(starting).rejects.toThrow("third");
    expect(undone).toEqual(["second", "first"]);
  });
});
