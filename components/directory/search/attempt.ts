import "server-only";
import { logger } from "@/lib/log/logger";

export type Attempt<T> = { ok: true; value: T } | { ok: false };

/** For the parts of a page that have an error message of their own: the rest of the page stands. */
export async function attempt<T>(what: string, load: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    logger.error({ err: error }, what);
    return { ok: false };
  }
}
