"use client";

import { useLocale } from "next-intl";
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { toLocale } from "@/lib/i18n/locales";
import { useRouter } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";

/** The state of the form after a failed post. */
export type LinkFormState = { problem: string | null };

export type LinkAction = (before: LinkFormState, form: FormData) => Promise<LinkFormState>;

type LinkFormProps = {
  action: LinkAction;
  bookingId: string;
  /** The token that opened the page, where its link is to be ended. */
  token?: string | undefined;
  /** Whether all earlier links end. */
  isRenewal: boolean;
  variant: "solid" | "secondary";
  /** The label of the button, and the one while it works. */
  label: string;
  workingLabel: string;
  /** The message without an answer. */
  noAnswer: string;
};

const initialState: LinkFormState = { problem: null };

/** A button that mails a link: by a call, or by a plain form post without JavaScript. */
export function LinkForm({ action, variant, label, workingLabel, ...wish }: LinkFormProps) {
  const [posted, post] = useActionState(action, initialState);
  const { answered, isPending, send } = useMailLink(wish);
  const state = answered ?? posted;
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.problem !== null && !isPending) problem.current?.focus();
  }, [state, isPending]);

  return (
    <form action={post} onSubmit={send} className="grid grid-cols-1 justify-items-start gap-4">
      <input type="hidden" name="id" value={wish.bookingId} />
      <input type="hidden" name="locale" value={useLocale()} />
      {wish.token === undefined ? null : <input type="hidden" name="token" value={wish.token} />}
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

type Wish = Pick<LinkFormProps, "bookingId" | "token" | "isRenewal" | "noAnswer">;

/** Makes the call, and redirects to the booking's page with a note. */
function useMailLink({ bookingId, token, isRenewal, noAnswer }: Wish) {
  const locale = useLocale();
  const router = useRouter();
  const [answered, setAnswered] = useState<LinkFormState | null>(null);
  const [isSending, setSending] = useState(false);
  const [isLeaving, leave] = useTransition();
  const isPending = isSending || isLeaving;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setSending(true);
    const result = await callApi("POST /customers/me/bookings/{id}/link", {
      locale: toLocale(locale),
      params: { id: bookingId },
      query: token === undefined ? {} : { token },
      body: { replace: isRenewal },
    });
    setSending(false);
    // The link ended while its page was open; the redirect leads to a page that mails another.
    const hasEnded = !result.ok && (result.code === "not_found" || result.code === "not_signed_in");
    if (!result.ok && !hasEnded) return setAnswered({ problem: result.message ?? noAnswer });
    setAnswered(initialState);
    const link = isRenewal ? "renewed" : "sent";
    leave(() => router.push(customerPaths.booking(bookingId, hasEnded ? {} : { link })));
  }

  return { answered, isPending, send };
}
