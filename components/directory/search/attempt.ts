import "server-only";
import { notedError } from "@/lib/http/server/notedError";

export type Attempt<T> = { ok: true; value: T } | { ok: false };

/**
 * The result of `load`, or that it failed. For parts of a page with an error message of their own, so that the rest is
 * shown; the status of the page is 503 then, where the database is away.
 */
export async function attempt<T>(what: string, load: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    await notedError(error, what);
    return { ok: false };
  }
}
