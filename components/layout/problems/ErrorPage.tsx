"use client";

import { useContext, useTransition } from "react";
import { ButtonLink } from "@/components/ui/actions/Button";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { digestOf } from "@/lib/errors/digestOf";
import { useBusy } from "../useLate";
import { ErrorWordsContext } from "./ErrorTexts";

type ErrorPageProps = { error: unknown; retry: () => void };

/** Shown when a page fails: what it means, a button to retry, and a reference for support. */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const words = useContext(ErrorWordsContext);
  const [isWaiting, startRetry] = useTransition();
  const retrying = useBusy(isWaiting);
  if (words === null) return null;
  const digest = digestOf(error);
  return (
    <div className="wrap py-12 sm:py-20">
      {/* A page that fails as it is loaded has none of its own. */}
      <title>{words.title}</title>
      <ErrorState
        title={words.title}
        headingLevel={1}
        retryLabel={words.retry}
        onRetry={() => startRetry(retry)}
        retrying={retrying}
        action={
          <ButtonLink variant="quiet" href={words.homeHref}>
            {words.home}
          </ButtonLink>
        }
        reference={digest ? `${words.reference} ${digest}` : undefined}
      >
        {words.body}
      </ErrorState>
    </div>
  );
}
