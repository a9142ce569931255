import type { BrowserContext } from "@playwright/test";
import { moveClock } from "./moveClock.mjs";

/** Moves the clock of all pages of a context to that of the processes (`processClock.mjs`). */
export async function movePageClock(context: BrowserContext): Promise<void> {
  const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);
  if (offsetMs !== 0) await context.addInitScript(moveClock, offsetMs);
}
