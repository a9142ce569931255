import { startCluster } from "../../../dev/postgres/cluster";

/** A process that owns a PostgreSQL, to be killed by a test: says its URL and stays. */
const cluster = await startCluster({ directory: process.argv[2] ?? "", durable: false });
process.stdout.write(`${cluster.url("postgres")}\n`);
await cluster.ended;
