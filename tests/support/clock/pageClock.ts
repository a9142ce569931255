import type { BrowserContext } from "@playwright/test";

/** Moves the clock of all pages of a context to that of the processes (`processClock.mjs`). */
export async function movePageClock(context: BrowserContext): Promise<void> {
  const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);
  if (offsetMs === 0) return;
  await context.addInitScript((moved) => {
    const TrueDate = Date;
    const now = () => TrueDate.now() + moved;
    globalThis.Date = new Proxy(TrueDate, {
      construct: (target, given, made) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, made),
      apply: () => new TrueDate(now()).toString(),
      get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
    });
    TrueDate.prototype.constructor = globalThis.Date;
  }, offsetMs);
}
