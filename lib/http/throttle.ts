import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db/client";
import { AppError, isAppError } from "@/lib/errors/AppError";
import { networkOf } from "./network";

type Limits = {
  points: number;
  seconds: number;
  /** Whether keys are network addresses, which are counted by their network: see `networkOf`. */
  byNetwork?: boolean;
};

/** How often something may be tried; counted in the database, so that every instance sees the same count. */
export type Throttle = {
  /** Counts one try. @throws AppError too_many_requests with `Retry-After`; unavailable when it cannot be counted */
  take(key: string): Promise<void>;
  /** Counts one try if one is left, and returns whether there was. @throws AppError unavailable */
  allows(key: string): Promise<boolean>;
  /** Takes one counted try back, such as a sign-in with the right password. */
  undo(key: string): Promise<void>;
  /** Forgets all tries of this key. */
  reset(key: string): Promise<void>;
};

/** A limit of `points` tries within `seconds` for each key. `name` separates the counters of different limits. */
export function throttle(name: string, { points, seconds, byNetwork = false }: Limits): Throttle {
  let made: { of: ReturnType<typeof pool>; limiter: RateLimiterPostgres } | undefined;
  const limiter = () => {
    const storeClient = pool();
    if (made?.of === storeClient) return made.limiter;
    const fresh = new RateLimiterPostgres({
      storeClient,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // The worker clears old counters; a timer in every instance would do it many times over.
      clearExpiredByTimeout: false,
    });
    made = { of: storeClient, limiter: fresh };
    return fresh;
  };
  const counterOf = (key: string) => hashed(byNetwork ? networkOf(key) : key);
  const take = (key: string) => counted(() => limiter().consume(counterOf(key)));
  return {
    take,
    allows: (key) =>
      take(key).then(
        () => true,
        (error: unknown) => {
          if (isAppError(error, "too_many_requests")) return false;
          throw error;
        },
      ),
    undo: (key) => counted(() => limiter().reward(counterOf(key))),
    reset: (key) => counted(() => limiter().delete(counterOf(key))),
  };
}

/** E-mail and network addresses are stored hashed, since the counters do not need them in clear. */
function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * When the counter cannot be written the try is refused (503), so that no guess is uncounted. Whatever is limited
 * needs the same database, so nobody is refused who could have gone on.
 */
async function counted(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError("too_many_requests", { retryAfterSeconds });
    }
    throw new AppError("unavailable", { cause: refusal, retryAfterSeconds: 5 });
  }
}
