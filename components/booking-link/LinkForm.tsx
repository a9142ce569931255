"use client";

import { useLocale } from "next-intl";
import { useActionState, useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";

/** What the form says once it was sent in vain. */
export type LinkFormState = { problem: string | null };

export type LinkAction = (before: LinkFormState, form: FormData) => Promise<LinkFormState>;

type LinkFormProps = {
  action: LinkAction;
  bookingId: string;
  /** What the page was opened by, where it is to be ended. */
  token?: string | undefined;
  variant: "solid" | "secondary";
  /** What the button says, and what it says while it works. */
  label: string;
  workingLabel: string;
};

const untouched: LinkFormState = { problem: null };

/** One button that has a link mailed; a plain form post where scripts do not run. */
export function LinkForm({ action, bookingId, token, variant, label, workingLabel }: LinkFormProps) {
  const [state, submit, isPending] = useActionState(action, untouched);
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.problem !== null) problem.current?.focus();
  }, [state]);

  return (
    <form action={submit} className="grid grid-cols-1 justify-items-start gap-4">
      <input type="hidden" name="id" value={bookingId} />
      <input type="hidden" name="locale" value={useLocale()} />
      {token === undefined ? null : <input type="hidden" name="token" value={token} />}
      {state.problem === null || isPending ? null : (
        <div ref={problem} tabIndex={-1} role="alert" className="outline-none">
          <Notice tone="danger">{state.problem}</Notice>
        </div>
      )}
      <Button type="submit" variant={variant} loading={isPending} loadingLabel={workingLabel}>
        {label}
      </Button>
    </form>
  );
}
