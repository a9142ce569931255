import "server-only";
import { after } from "next/server";
import { logger } from "@/lib/log/logger";

/**
 * Runs the work after the answer has been sent, so that the time of the answer tells nothing about it. A failure is
 * logged, since it can no longer be answered. The server waits for the work before it stops.
 */
export function afterAnswer(work: () => Promise<void>): void {
  after(() => work().catch((err: unknown) => logger.error({ err }, "work after the answer")));
}
