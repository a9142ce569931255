"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useLate } from "@/components/layout/useLate";
import { LateProblem, type LateTexts } from "../detail/LateProblem";
import { useDirectoryNavigation } from "./DirectoryNavigation";

/** Within this time, in milliseconds, skeletons would only flicker. */
const skeletonDelayMs = 200;

type ResultsRegionProps = { skeletons: ReactNode; late: LateTexts; children: ReactNode };

/** Shows the results, skeletons while an answer takes longer, and a message when none comes. */
export function ResultsRegion({ skeletons, late, children }: ResultsRegionProps) {
  const { pending, target } = useDirectoryNavigation();
  const [slow, setSlow] = useState(false);
  const isLate = useLate(pending);

  useEffect(() => {
    if (!pending) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), skeletonDelayMs);
    return () => clearTimeout(timer);
  }, [pending]);

  if (isLate) return <LateProblem texts={late} href={target} />;
  const isReplaced = pending && slow;
  return (
    <div
      aria-busy={pending}
      className="group"
      // The skeletons leave room for the filters that the results will name.
      data-chips={isReplaced && isNarrowed(target) ? "" : undefined}
    >
      {isReplaced ? skeletons : children}
    </div>
  );
}

/** What an address says beside the filters: the order, the page, what is open in the drawer, and the map. */
const besideFilters = ["sort", "page", "focus", "start", "staff", "map"];

function isNarrowed(target: string | null): boolean {
  const { searchParams } = new URL(target ?? "", window.location.href);
  return [...searchParams.keys()].some((name) => !besideFilters.includes(name));
}
