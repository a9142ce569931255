"use client";

import { useRef, useState } from "react";
import type { ApiResult, Refusal } from "@/lib/api/client";

type Options<T> = {
  send: (thing: T, isOn: boolean) => Promise<ApiResult<unknown>>;
  onRefused: (thing: T, isOn: boolean, refusal: Refusal) => void;
  refresh: () => Promise<void>;
};

/** Switches entries of a list on and off: shown at once, undone with a message when it fails. The last press counts. */
export function useSwitches<T extends { id: string; isActive: boolean }>({
  send,
  onRefused,
  refresh,
}: Options<T>) {
  const wishes = useRef(new Map<string, boolean>());
  const [shown, setShown] = useState<ReadonlyMap<string, boolean>>(new Map());

  const show = () => setShown(new Map(wishes.current));

  async function set(thing: T, isOn: boolean) {
    const { id } = thing;
    const isUnderWay = wishes.current.has(id);
    wishes.current.set(id, isOn);
    show();
    if (isUnderWay) return;
    let sent: boolean | null = null;
    for (
      let wish = wishes.current.get(id);
      wish !== undefined && wish !== sent;
      wish = wishes.current.get(id)
    ) {
      sent = wish;
      const result = await send(thing, wish);
      if (result.ok) {
        // Waits for the reloaded page before it drops the pending state, so that the switch does not flicker.
        if (wishes.current.get(id) === wish) await refresh();
        continue;
      }
      wishes.current.delete(id);
      onRefused(thing, wish, result);
    }
    wishes.current.delete(id);
    show();
  }

  return { isActive: (thing: T) => shown.get(thing.id) ?? thing.isActive, set };
}
