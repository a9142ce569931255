import { contextVariables, givenContext } from "./context";
import { beginTestRun } from "./testRun";

/** Set-up of the API and browser tests: the running product, unless `npm test` has started it already. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (givenContext()?.app !== undefined) return undefined;
  const run = await beginTestRun();
  try {
    Object.assign(process.env, contextVariables(await run.startApp()));
  } catch (error) {
    await run.end();
    throw error;
  }
  return () => run.end();
}
