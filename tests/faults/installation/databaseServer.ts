import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, removeCluster, startCluster } from "@/dev/postgres/cluster";
import { copyDatabase, ensureDatabase } from "@/dev/postgres/databases";
import { locateHome } from "@/dev/postgres/home";
import { waitFor } from "@/dev/system/wait";
import { migrate } from "@/scripts/migrate";

const template = "template_migrated";

/** A PostgreSQL of the run's own, to be killed and started again: what was committed outlives the process. */
export class DatabaseServer {
  readonly #directory: string;
  #cluster: Cluster;
  #deadlocks = 0;

  private constructor(directory: string, cluster: Cluster) {
    this.#directory = directory;
    this.#cluster = cluster;
  }

  static async start(runDirectory: string): Promise<DatabaseServer> {
    const directory = join(runDirectory, "postgres");
    const cluster = await startCluster({ directory, durable: false });
    const server = new DatabaseServer(directory, cluster);
    await ensureDatabase(cluster.url("postgres"), template);
    await migrate(cluster.url(template));
    return server;
  }

  /** A new migrated database; returns its URL. */
  async newDatabase(name: string): Promise<string> {
    await copyDatabase(this.#cluster.url("postgres"), name, template);
    return this.#cluster.url(name);
  }

  /** How many deadlocks the server has told of. */
  get deadlocks(): number {
    return this.#deadlocks + countDeadlocks(this.#directory);
  }

  async kill(): Promise<void> {
    const { pid, ended } = this.#cluster;
    process.kill(pid, "SIGKILL");
    await ended;
  }

  /** Starts it again at the same port. */
  async startAgain(): Promise<void> {
    // A new server begins a new log.
    this.#deadlocks = this.deadlocks;
    const { port } = this.#cluster;
    const start = () => startCluster({ directory: this.#directory, durable: false, port });
    // Those that served the killed one's connections end within moments; until then it does not start.
    this.#cluster = await waitFor(start, { what: "PostgreSQL to start again", timeoutMs: 60_000 });
  }

  async stop(): Promise<void> {
    await this.#cluster.stop();
    await removeCluster(this.#directory);
  }
}

function countDeadlocks(directory: string): number {
  const log = readFileSync(join(locateHome(directory), "server.log"), "utf8");
  return log.split("ERROR:  deadlock detected").length - 1;
}
