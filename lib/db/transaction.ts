import "server-only";
import { db, type Tx } from "./client";
import { isAborted } from "./errors";

type Options = { timeout?: number; maxWait?: number };

/**
 * A transaction that is run once more when the database ended it for the sake of another one (a deadlock, or a failure to
 * serialise): nothing of it was written, and the other one has gone on. For work that does nothing outside of the transaction;
 * what fails a second time is thrown.
 */
export async function inTransaction<T>(work: (tx: Tx) => Promise<T>, options?: Options): Promise<T> {
  const run = () => db().$transaction(work, options);
  try {
    return await run();
  } catch (error) {
    if (!isAborted(error)) throw error;
    return run();
  }
}
