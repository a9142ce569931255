import { contextVariables, givenContext } from "./context";
import { beginTestRun } from "./testRun";

/** Set-up of the API tests with products of their own: what these are started from, unless `npm test` has made it already. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (givenContext() !== undefined) return undefined;
  const run = await beginTestRun();
  try {
    await run.build();
  } catch (error) {
    await run.end();
    throw error;
  }
  Object.assign(process.env, contextVariables(run.context));
  return () => run.end();
}
