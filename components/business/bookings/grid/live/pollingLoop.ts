/**
 * Calls `work` repeatedly, each time `everyMs` milliseconds after the call before has resolved. `now` calls it at once, also
 * while a call is under way, and starts the interval anew: however often it is called, only one timer runs.
 */
export function pollingLoop(
  work: () => Promise<void>,
  everyMs: number,
): { now: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  let turn = 0;
  async function run() {
    turn += 1;
    const own = turn;
    clearTimeout(timer);
    await work();
    if (own === turn) timer = setTimeout(run, everyMs);
  }
  timer = setTimeout(run, everyMs);
  return {
    now: () => void run(),
    stop: () => {
      turn += 1;
      clearTimeout(timer);
    },
  };
}
