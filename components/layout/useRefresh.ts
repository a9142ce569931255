"use client";

import { useCallback, useEffect, useRef, useTransition } from "react";
import { useRouter } from "@/lib/i18n/navigation";

/** Asks the server for the page anew; the promise holds until that is what is shown. */
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
        startTransition(() => router.refresh());
      }),
    [router],
  );
}
