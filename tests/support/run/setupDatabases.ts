import { contextVariables, givenContext } from "./context";
import { beginTestRun } from "./testRun";
import { testSettings, unreachableSettings } from "./testSettings";

/** Set-up of the integration tests: the run's PostgreSQL, unless `npm test` has made it already. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  Object.assign(process.env, testSettings, unreachableSettings, { LOG_LEVEL: "silent" });
  if (givenContext() !== undefined) return undefined;
  const run = await beginTestRun();
  Object.assign(process.env, contextVariables(run.context));
  return () => run.end();
}
