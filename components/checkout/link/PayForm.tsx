"use client";

import { useActionState, useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Checkbox } from "@/components/ui/inputs/Checkbox";

/** The state of the form after a press that opened no payment page. */
export type PayState = { problem: string | null };

type PayFormProps = {
  action: (before: PayState, form: FormData) => Promise<PayState>;
  token: string;
  locale: string;
  label: string;
  workingLabel: string;
  /** The wording by which a visit within the withdrawal period is asked for; null where it need not be. */
  earlyStart?: { version: string; label: string } | null;
};

/** The button that opens the payment page; a plain form post without JavaScript. */
export function PayForm({ action, token, locale, label, workingLabel, earlyStart = null }: PayFormProps) {
  const [state, post, isPending] = useActionState(action, { problem: null });
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.problem !== null && !isPending) problem.current?.focus();
  }, [state, isPending]);

  return (
    <form action={post} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      {state.problem === null || isPending ? null : (
        <div ref={problem} tabIndex={-1} role="alert" className="outline-none">
          <Notice tone="danger">{state.problem}</Notice>
        </div>
      )}
      {earlyStart === null ? null : (
        <Checkbox name="earlyStart" value={earlyStart.version} label={earlyStart.label} required />
      )}
      <Button
        type="submit"
        variant="solid"
        size="lg"
        loading={isPending}
        loadingLabel={workingLabel}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {label}
      </Button>
    </form>
  );
}
