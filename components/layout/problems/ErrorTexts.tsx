"use client";

import { createContext, type ReactNode } from "react";

export type ErrorWords = {
  title: string;
  body: string;
  /** With `{reference}` in the place of the number. */
  reference: string;
  retry: string;
  home: string;
  homeHref: string;
};

/** Error pages run in the browser; their few words travel with the layout, so no message catalogue has to. */
export const ErrorWordsContext = createContext<ErrorWords | null>(null);

export function ErrorTexts({ texts, children }: { texts: ErrorWords; children: ReactNode }) {
  return <ErrorWordsContext value={texts}>{children}</ErrorWordsContext>;
}
