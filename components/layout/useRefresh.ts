"use client";

import { useCallback, useEffect, useRef, useTransition } from "react";
import { answerWithinMs } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";

/** Asks the server for the page anew; the promise holds until that is what is shown, or until an answer is overdue. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    if (isPending) return;
    for (const done of waiting.current.splice(0)) done();
  }, [isPending]);

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
