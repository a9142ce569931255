/**
 * Does work again and again, each time `everyMs` after it was done. `now` does it at once, also while it is under way, and the
 * next time counts from then: however often it is called, one waits.
 */
export function repeating(work: () => Promise<void>, everyMs: number): { now: () => void; stop: () => void } {
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
