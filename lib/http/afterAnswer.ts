import "server-only";
import { after } from "next/server";
import { logger } from "@/lib/log/logger";

/**
 * Does work once the answer is on its way: the time until it says nothing of the work, and the answer cannot tell of its
 * failure, which is logged. The server waits for it before it stops.
 */
export function afterAnswer(work: () => Promise<void>): void {
  after(() => work().catch((err: unknown) => logger.error({ err }, "work after the answer")));
}
