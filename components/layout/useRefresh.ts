"use client";

import { useCallback, useEffect, useRef, useTransition } from "react";
import { answerWithinMs } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";

/** Reloads the page's data from the server. Resolves when the new data is shown, or when the answer is overdue. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    if (isPending) return;
    for (const done of waiting.current.splice(0)) done();
  }, [isPending]);

  // What asked may be gone with the new data, which is shown then.
  useEffect(() => {
    const { current: still } = waiting;
    return () => {
      for (const done of still.splice(0)) done();
    };
  }, []);

  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        setTimeout(resolve, answerWithinMs);
        startTransition(() => router.refresh());
      }),
    [router],
  );
}
