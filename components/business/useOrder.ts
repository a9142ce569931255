"use client";

import { useRef, useState } from "react";
import type { ApiResult, Refusal } from "@/lib/api/client";
import { inOrder, moved } from "./services/order";

type Options<T> = {
  things: readonly T[];
  save: (ids: string[]) => Promise<ApiResult<unknown>>;
  /** The announcement after a move, for screen readers. */
  words: (thing: T, place: number, count: number) => string;
  /** Called when the order could not be saved and is restored. */
  onRefused: (refusal: Refusal) => void;
  refresh: () => Promise<void>;
};

/** A list that can be reordered. A move is shown at once, and undone with a message when it cannot be saved. */
export function useOrder<T extends { id: string }>({ things, save, words, onRefused, refresh }: Options<T>) {
  const [wish, setWish] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState("");
  const latest = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const rows = wish === null ? things : inOrder(things, wish);

  function move(from: number, to: number) {
    const thing = rows[from];
    if (thing === undefined) return;
    const ids = moved(rows, from, to).map(({ id }) => id);
    setWish(ids);
    setSaid(words(thing, ids.indexOf(thing.id) + 1, ids.length));
    latest.current = ids;
    void saveLatest();
  }

  /** One call at a time. The next one sends what was moved meanwhile. */
  async function saveLatest() {
    if (isSaving.current) return;
    isSaving.current = true;
    while (latest.current !== null) {
      const ids = latest.current;
      latest.current = null;
      const result = await save([...ids]);
      if (result.ok) continue;
      latest.current = null;
      setWish(null);
      onRefused(result);
    }
    isSaving.current = false;
    await refresh();
    if (latest.current === null && !isSaving.current) setWish(null);
  }

  return { rows, move, said };
}
