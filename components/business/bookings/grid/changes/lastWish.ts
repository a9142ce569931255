/** What was asked for last, with its answer; `earlier` was answered before it in the same run. */
export type Wished<W, A> = { wish: W; answer: A; earlier: W | undefined };

/**
 * Sends what is wished for something one after the other, and of the wishes that come while one is under way only the last: it
 * is what stays, however fast they come and however late answers do.
 * @returns sends a wish for the thing of that id; null where an earlier call sends it, and answers for it
 */
export function lastWishes<W>() {
  const underWay = new Map<string, { next: { wish: W } | null }>();
  return async function send<A>(
    id: string,
    first: W,
    ask: (wish: W) => Promise<A>,
  ): Promise<Wished<W, A> | null> {
    const running = underWay.get(id);
    if (running !== undefined) {
      running.next = { wish: first };
      return null;
    }
    const own: { next: { wish: W } | null } = { next: null };
    underWay.set(id, own);
    try {
      let [wish, earlier]: [W, W | undefined] = [first, undefined];
      for (;;) {
        const answer = await ask(wish);
        const { next } = own;
        if (next === null || next.wish === wish) return { wish, answer, earlier };
        own.next = null;
        [wish, earlier] = [next.wish, wish];
      }
    } finally {
      underWay.delete(id);
    }
  };
}
