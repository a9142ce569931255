import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { ownFileMode } from "../system/ownDirectory";
import { findFreePort, portProblem, preferPort } from "../system/ports";
import { UserError } from "../system/UserError";
import { waitFor } from "../system/wait";
import { answers, ensureDatabase } from "./databases";
import { giveTo, type Home, locateHome, settleHome } from "./home";
import { stopLeftover } from "./leftover";

export interface ClusterOptions {
  /** Where its data live; created when it is not there. One owner at a time: see `takeLock`. */
  directory: string;
  /** A fixed port. Without it the port of the last time is used again while it is free. */
  port?: number;
  /** False only for tests: what was committed may be lost when the machine stops. */
  durable?: boolean;
}

/** A running PostgreSQL, reachable from this machine alone. */
export interface Cluster {
  port: number;
  pid: number;
  /** Settles when the server process has ended, for whatever reason. */
  ended: Promise<void>;
  /** The connection URL of one of its databases. */
  url(database: string): string;
  /** Creates the database unless it is there. */
  ensureDatabase(name: string): Promise<void>;
  /** Ends it as an orderly shutdown does, clients still connected or not. */
  stop(): Promise<void>;
}

/** The connection URL of a database of the cluster that was last started there; undefined when none ever was. */
export function runningClusterUrl(directory: string, database: string): string | undefined {
  const home = locateHome(directory);
  const [port, secret] = [join(home, "port"), join(home, "password")];
  if (!existsSync(port) || !existsSync(secret)) return undefined;
  return urlOf(Number(readFileSync(port, "utf8")), readFileSync(secret, "utf8"), database);
}

/** Removes a cluster with everything it kept, wherever that is; one that still runs is ended before. */
export async function removeCluster(directory: string): Promise<void> {
  const home = locateHome(directory);
  await stopLeftover(join(home, "data"));
  rmSync(home, { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
}

const user = "stund";

/**
 * Starts the PostgreSQL of a data directory, making it first when there is none. A server that an
 * earlier owner left running in it is shut down first.
 * @throws {UserError} when the port is taken or the server does not start, with the last error of its log.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const home = settleHome(options.directory);
  await stopLeftover(join(home.directory, "data"));
  const durable = options.durable ?? true;
  const password = initialise(home, durable);
  const port = await choosePort(home, options.port);
  const child = launch(home, port, durable);
  const cluster = asCluster(child, port, password);
  try {
    await waitUntilReady(child, cluster.url("postgres"));
  } catch (error) {
    await cluster.stop();
    throw new UserError(`PostgreSQL did not start: ${lastError(serverLog(home))}`, { cause: error });
  }
  writeFileSync(join(home.directory, "port"), String(port));
  return cluster;
}

/** Creates the cluster in a temporary directory and renames it, so that an interrupted attempt leaves no cluster. */
function initialise({ directory, programs, account }: Home, durable: boolean): string {
  const secret = join(directory, "password");
  const data = join(directory, "data");
  if (existsSync(data)) return readFileSync(secret, "utf8");
  const workshop = join(directory, "new");
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop);
  giveTo(account, workshop);
  const password = randomBytes(24).toString("base64url");
  const passwordFile = join(workshop, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(account, passwordFile);
  const fresh = join(workshop, "data");
  const initdb = spawnSync(
    join(programs, "bin", "initdb"),
    [
      `--pgdata=${fresh}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Needs no locale of the machine, and handles å, ä and ö the same on each.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    {
      ...account,
      cwd: workshop,
      env: serverEnvironment,
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
    },
  );
  if (initdb.status !== 0) {
    const why = initdb.error?.message ?? lastError(initdb.stderr);
    throw new UserError(`PostgreSQL could not be set up in ${directory}: ${why}`);
  }
  writeFileSync(secret, password, { mode: 0o600 });
  renameSync(fresh, data);
  rmSync(workshop, { recursive: true, force: true });
  return password;
}

async function choosePort({ directory }: Home, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    if ((await portProblem(wanted, "127.0.0.1")) === undefined) return wanted;
    throw new UserError(`Port ${wanted}, wanted for PostgreSQL, is in use by another program.`);
  }
  const file = join(directory, "port");
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  return Number.isInteger(last) && last > 0 ? preferPort(last) : findFreePort();
}

/** The server's whole environment, so that PGDATA, PGPORT, LC_ALL and others of the caller do not change how it runs. */
const serverEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: "/usr/local/bin:/usr/bin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/** Sized for a small machine that also runs the product. */
const settings = {
  listen_addresses: "127.0.0.1",
  // The path of a socket may not be longer than 107 characters; a project's path may.
  unix_socket_directories: "",
  max_connections: "120",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  random_page_cost: "1.1",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  logging_collector: "off",
};

const disposable = {
  // Suites of the tests run at the same time, each with a product or processes of its own.
  max_connections: "300",
  fsync: "off",
  full_page_writes: "off",
  autovacuum_naptime: "10min",
};

function launch({ directory, programs, account }: Home, port: number, durable: boolean): ChildProcess {
  const parameters = Object.entries({ ...settings, port: String(port), ...(durable ? {} : disposable) });
  const data = join(directory, "data");
  const log = openSync(join(directory, "server.log"), "w", ownFileMode);
  try {
    return spawn(
      join(programs, "bin", "postgres"),
      ["-D", data, ...parameters.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      {
        ...account,
        cwd: data,
        env: serverEnvironment,
        stdio: ["ignore", log, log],
        // A Ctrl-C in the terminal must reach the launcher only, which ends its children in order.
        detached: true,
      },
    );
  } finally {
    closeSync(log);
  }
}

const urlOf = (port: number, password: string, database: string) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

function asCluster(child: ChildProcess, port: number, password: string): Cluster {
  const url = (database: string) => urlOf(port, password, database);
  return {
    port,
    pid: child.pid ?? 0,
    ended: new Promise((resolve) => child.once("close", () => resolve())),
    url,
    ensureDatabase: (name) => ensureDatabase(url("postgres"), name),
    stop: () => stopChild(child),
  };
}

/** Waits until it answers a query. The log is no sign: during a recovery after a crash its line comes late. */
async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const ended = new AbortController();
  child.once("exit", () => ended.abort());
  child.once("error", () => ended.abort());
  await waitFor(() => answers(url), {
    what: "PostgreSQL",
    timeoutMs: 120_000,
    signal: ended.signal,
  });
}

/** SIGINT is PostgreSQL's fast shutdown: clients are disconnected, everything committed is on disk. */
async function stopChild(child: ChildProcess): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  if (hasEnded()) return;
  child.kill("SIGINT");
  await waitFor(hasEnded, { what: "PostgreSQL to stop", timeoutMs: 60_000 });
}

const serverLog = ({ directory }: Home) => readFileSync(join(directory, "server.log"), "utf8");

function lastError(log: string): string {
  const lines = log.trim().split("\n");
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? "it wrote nothing";
}
