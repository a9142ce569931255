"use client";

import { useConnection } from "@/components/layout/useConnection";
import { ErrorState } from "@/components/ui/feedback/ErrorState";

export type LateTexts = {
  title: string;
  body: string;
  retry: string;
  /** Shown instead when the browser is offline. */
  offline: { title: string; body: string };
};

type LateProblemProps = {
  texts: LateTexts;
  /** The requested address; null for the current one. */
  href: string | null;
  headingLevel?: 2 | 3;
};

/**
 * Shown instead of skeletons when no answer came. Retrying loads the whole document, because the router still waits.
 * Without an answer that would lead to the browser's error page, so an event asks the router to check the connection instead.
 */
export function LateProblem({ texts, href, headingLevel = 2 }: LateProblemProps) {
  const connection = useConnection();
  const { title, body } = connection === "offline" ? texts.offline : texts;
  const again = () => (href === null ? window.location.reload() : window.location.assign(href));
  return (
    <ErrorState
      compact
      headingLevel={headingLevel}
      title={title}
      retryLabel={texts.retry}
      onRetry={() => (connection !== "online" ? window.dispatchEvent(new Event("online")) : again())}
    >
      {body}
    </ErrorState>
  );
}
