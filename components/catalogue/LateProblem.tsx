"use client";

import { ErrorState } from "@/components/ui/ErrorState";

export type LateTexts = { title: string; body: string; retry: string };

type LateProblemProps = {
  texts: LateTexts;
  /** What was asked for; null is the page as it is. */
  href: string | null;
  headingLevel?: 2 | 3;
};

/** In place of skeletons that nothing came for. Trying again loads the whole document: the router still waits. */
export function LateProblem({ texts, href, headingLevel = 2 }: LateProblemProps) {
  return (
    <ErrorState
      compact
      headingLevel={headingLevel}
      title={texts.title}
      retryLabel={texts.retry}
      onRetry={() => (href === null ? window.location.reload() : window.location.assign(href))}
    >
      {texts.body}
    </ErrorState>
  );
}
