"use client";

import { useContext, useTransition } from "react";
import { ButtonLink } from "@/components/ui/actions/Button";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { useBusy } from "../useLate";
import { ErrorWordsContext } from "./ErrorTexts";

type ErrorPageProps = { error: unknown; retry: () => void };

/** The number that the server's log has for this error. */
function digestOf(error: unknown): string | null {
  return error instanceof Error && "digest" in error && typeof error.digest === "string"
    ? error.digest
    : null;
}

/** A page that could not be shown: what it means, a way to try again, a reference for the support. */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const words = useContext(ErrorWordsContext);
  const [isWaiting, startRetry] = useTransition();
  const retrying = useBusy(isWaiting);
  if (words === null) return null;
  const digest = digestOf(error);
  return (
    <div className="wrap py-12 sm:py-20">
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
        reference={digest ? words.reference.replace("{reference}", digest) : undefined}
      >
        {words.body}
      </ErrorState>
    </div>
  );
}
