import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Cluster, removeCluster, startCluster } from "@/dev/postgres/cluster";
import { answers } from "@/dev/postgres/databases";
import { locateHome } from "@/dev/postgres/home";
import { identify, isRunning } from "@/dev/system/processIdentity";
import { waitFor } from "@/dev/system/wait";
import { keepCluster } from "@/scripts/support/launch/keepCluster";
import { projectRoot } from "@/scripts/support/project";

let base: string;
let directory: string;
let cluster: Cluster | undefined;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "stund-postgres-"));
  chmodSync(base, 0o755);
  directory = join(base, "postgres");
});

afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
  await removeCluster(directory);
  rmSync(base, { recursive: true });
});

const start = async () => {
  cluster = await startCluster({ directory, durable: false });
  return cluster;
};

async function query(url: string, sql: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
}

describe("the embedded PostgreSQL", () => {
  it("keeps data, address and password from one start to the next", async () => {
    const url = (await start()).url("kept");
    await cluster?.ensureDatabase("kept");
    await query(url, "CREATE TABLE notes AS SELECT 'Åsa Öberg' AS name");
    await cluster?.stop();
    expect((await start()).url("kept")).toBe(url);
    await cluster?.ensureDatabase("kept");
    expect(await query(url, "SELECT upper(name) FROM notes")).toEqual([["ÅSA ÖBERG"]]);
  });

  it("comes back at its address when it was killed, and stays away when it was stopped", async () => {
    const told: string[] = [];
    const kept = await keepCluster(directory, () => (line) => told.push(line));
    const url = kept.cluster.url("postgres");
    process.kill(kept.cluster.pid, "SIGKILL");
    await waitFor(() => answers(url).then((is) => is && told.length > 0), {
      what: "PostgreSQL to come back",
      timeoutMs: 25_000,
    });
    expect(told[0]).toBe("PostgreSQL ended by itself. Starting again in 1 second …");
    await kept.stop();
    await expect(answers(url)).rejects.toThrow("ECONNREFUSED");
  });

  it("asks everyone for the password", async () => {
    const url = new URL((await start()).url("postgres"));
    url.password = "wrong";
    await expect(query(url.href, "SELECT 1")).rejects.toThrow("password authentication failed");
  });

  it("takes over what the kill of its owner left running, with everything that was committed", async () => {
    const owner = spawn(
      process.execPath,
      ["--import", "tsx", join(projectRoot, "tests", "support", "run", "ownCluster.ts"), directory],
      { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
    );
    let output = "";
    owner.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    const url = await waitFor(() => output.includes("\n") && output.trim(), {
      what: "the owner",
      timeoutMs: 30_000,
    });
    const server = identify(
      Number(readFileSync(join(locateHome(directory), "data", "postmaster.pid"), "utf8").split("\n")[0]),
    );
    owner.kill("SIGKILL");
    await query(url, "CREATE TABLE survivors AS SELECT 1 AS id");
    await start();
    expect(server !== undefined && isRunning(server)).toBe(false);
    expect(await query(cluster?.url("postgres") ?? "", "SELECT id FROM survivors")).toEqual([[1]]);
  });

  it("starts after a crash of the machine, whose process ids mean others now", async () => {
    await start();
    await cluster?.stop();
    const stale = `${process.pid}\n${join(locateHome(directory), "data")}\n`;
    writeFileSync(join(locateHome(directory), "data", "postmaster.pid"), stale);
    await start();
    expect(await query(cluster?.url("postgres") ?? "", "SELECT 1")).toEqual([[1]]);
  });

  it("says in one line that its port is taken", async () => {
    const { port } = await start();
    const another = startCluster({ directory: `${directory}-2`, port, durable: false });
    await expect(another).rejects.toThrow(
      `Port ${port}, wanted for PostgreSQL, is in use by another program.`,
    );
    await removeCluster(`${directory}-2`);
  });
});
