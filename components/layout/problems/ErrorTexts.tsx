"use client";

import { createContext, type ReactNode } from "react";

export type ErrorWords = {
  title: string;
  body: string;
  /** The words before the id. */
  reference: string;
  retry: string;
  home: string;
  homeHref: string;
};

/** Error pages run in the browser. The layout passes their few texts, so that no message catalogue is sent. */
export const ErrorWordsContext = createContext<ErrorWords | null>(null);

export function ErrorTexts({ texts, children }: { texts: ErrorWords; children: ReactNode }) {
  return <ErrorWordsContext value={texts}>{children}</ErrorWordsContext>;
}
