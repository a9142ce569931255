import "server-only";
import { env } from "@/lib/env";
import { type Throttle, throttle } from "@/lib/http/throttle";

const seconds = 60;
let limit: Throttle | undefined;

/**
 * How many calls that change something one network address makes within a minute, whatever they are: a bound for
 * scripts, far above what people do. What is worth guessing or holding has narrower limits of its own.
 */
export function writesFromAddress(): Throttle {
  limit ??= throttle("write_address", { points: env().WRITES_PER_ADDRESS, seconds, byNetwork: true });
  return limit;
}
