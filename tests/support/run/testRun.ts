import { join } from "node:path";
import { startCluster } from "@/dev/postgres/cluster";
import { ensureDatabase } from "@/dev/postgres/databases";
import { migrate } from "@/scripts/migrate";
import { ensureBuild } from "@/scripts/support/build";
import { startUp } from "@/scripts/support/launch/startUp";
import { Supervisor } from "@/scripts/support/launch/supervisor";
import { moveDatabaseClock } from "../clock/databaseClock";
import type { TestContext } from "./context";
import { keepLogs, makeRunDirectory } from "./runDirectory";
import { templates } from "./templates";
import { startTestApp, type TestApp } from "./testApp";

export interface TestRun {
  context: TestContext;
  /** Builds the product where needed, once for all who ask. */
  build(): Promise<void>;
  /** Builds it, and starts one of it for all tests of a suite to share. @returns the context with it */
  startApp(suite?: string): Promise<TestContext>;
  /** Copies the logs of everything that ran, for whoever looks into a failure. */
  keepLogs(target: string): void;
  /** Ends everything; nothing is left, on disk or running. */
  end(): Promise<void>;
}

export interface TestRunOptions {
  say?: (line: string) => void;
  signal?: AbortSignal;
}

/** Prepares a run: a PostgreSQL of its own in a temporary directory, with the template of an empty database. */
export async function beginTestRun({ say = () => {}, signal }: TestRunOptions = {}): Promise<TestRun> {
  const apps: TestApp[] = [];
  const { result, end } = await startUp(async (undo) => {
    const { directory, remove } = await makeRunDirectory();
    undo.defer(remove);
    const supervisor = await Supervisor.begin(join(directory, "preparation"));
    undo.defer(() => supervisor.stopAll());
    say("Preparing the databases …");
    const cluster = await startCluster({ directory: join(directory, "postgres"), durable: false });
    undo.defer(() => cluster.stop());
    await prepareTemplate(cluster.url);
    undo.defer(async () => void (await Promise.all(apps.map((app) => app.stop()))));
    return { supervisor, context: { clusterUrl: cluster.url("postgres"), directory } };
  });
  const context: TestContext = result.context;
  const build = once(() =>
    ensureBuild({
      supervisor: result.supervisor,
      onBuild: () => say("Building for production …"),
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const startApp = async (suite = "shared") => {
    await build();
    say("Starting the product …");
    const app = await startTestApp(context, { name: suite });
    apps.push(app);
    const { url, databaseUrl, stripeUrl, mailboxUrl, logs } = app;
    return { ...context, app: { url, databaseUrl, stripeUrl, mailboxUrl, logs } };
  };
  return {
    context,
    build,
    startApp,
    keepLogs: (target) => keepLogs(context.directory, target),
    end,
  };
}

/** Does it for the first who asks; the others wait for the same. */
function once(work: () => Promise<void>): () => Promise<void> {
  let begun: Promise<void> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}

/** Every test gets a copy of the files. The template with the demo data is made by the first test that wants it. */
async function prepareTemplate(url: (database: string) => string): Promise<void> {
  await ensureDatabase(url("postgres"), templates.empty);
  await moveDatabaseClock(url(templates.empty));
  await migrate(url(templates.empty));
}
