/** Aborts when the person or the system asks this process to end. Asking again changes nothing. */
export function whenToldToEnd(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => controller.abort(new ToldToEnd(signal)));
  }
  return controller.signal;
}

/** The reason of that abort: no failure. */
export class ToldToEnd extends Error {
  override readonly name = "ToldToEnd";
}

/** Waits until the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
