import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "./errors";

const pauseMs = 1_000;
const patienceMs = 5 * 60_000;

/**
 * Writes down what has happened already and cannot be taken back: while the database is away it is tried again, for five
 * minutes. For the worker only; a caller of the web server is told instead.
 * @throws what the write threw last
 */
export async function throughOutage<T>(write: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > untilMs) throw error;
      await sleep(pauseMs);
    }
  }
}
