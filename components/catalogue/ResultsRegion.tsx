"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useDirectoryNavigation } from "./DirectoryNavigation";

/** Below this, swapping results for skeletons would only flicker. */
const skeletonDelayMs = 200;

/** The results, and their skeletons while an answer takes longer than a blink. */
export function ResultsRegion({ skeletons, children }: { skeletons: ReactNode; children: ReactNode }) {
  const { pending } = useDirectoryNavigation();
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!pending) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, [pending]);

  return <div aria-busy={pending}>{pending && slow ? skeletons : children}</div>;
}
