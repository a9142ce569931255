"use client";

import { useOffline } from "next/offline";
import { ErrorState } from "@/components/ui/feedback/ErrorState";

export type LateTexts = {
  title: string;
  body: string;
  retry: string;
  /** In their place when it is known that there is no connection. */
  offline: { title: string; body: string };
};

type LateProblemProps = {
  texts: LateTexts;
  /** What was asked for; null is the page as it is. */
  href: string | null;
  headingLevel?: 2 | 3;
};

/**
 * In place of skeletons that nothing came for. Trying again loads the whole document: the router still waits. Without a
 * connection that would lead to the browser's own error page; the event has the router look whether there is one again.
 */
export function LateProblem({ texts, href, headingLevel = 2 }: LateProblemProps) {
  const isOffline = useOffline();
  const { title, body } = isOffline ? texts.offline : texts;
  const again = () => (href === null ? window.location.reload() : window.location.assign(href));
  return (
    <ErrorState
      compact
      headingLevel={headingLevel}
      title={title}
      retryLabel={texts.retry}
      onRetry={() => (isOffline ? window.dispatchEvent(new Event("online")) : again())}
    >
      {body}
    </ErrorState>
  );
}
