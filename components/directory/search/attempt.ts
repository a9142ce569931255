import "server-only";
import { logger } from "@/lib/log/logger";

export type Attempt<T> = { ok: true; value: T } | { ok: false };

/**
 * The result of `load`, or that it failed. For parts of a page with an error message of their own, so that the rest is
 * shown.
 */
export async function attempt<T>(what: string, load: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    logger.error({ err: error }, what);
    return { ok: false };
  }
}
