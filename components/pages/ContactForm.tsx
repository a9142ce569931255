"use client";

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from "react";
import { problemsOf } from "@/components/form/problems";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import type { ContactState } from "./contactState";

export type ContactTexts = {
  name: string;
  email: string;
  message: string;
  messageHint: string;
  send: string;
  sending: string;
  sentTitle: string;
  /** With `{email}` in the place of the address. */
  sentBody: string;
  invalid: string;
  too_many_requests: string;
  failed: string;
};

type ContactFormProps = {
  action: (before: ContactState, form: FormData) => Promise<ContactState>;
  portal: Role;
  locale: Locale;
  texts: ContactTexts;
  /** The address of the empty form. */
  again: ReactNode;
};

/** The sending state is shown for at least this long, so that it can be read (SITE-19). */
const sendingMs = 800;
const idle: ContactState = { status: "idle" };

export function ContactForm({ action, portal, locale, texts, again }: ContactFormProps) {
  // Without JavaScript the form is posted, and the page is rendered with the answer.
  const [posted, post] = useActionState(action, idle);
  const [sent, setSent] = useState<ContactState | null>(null);
  const [pending, setPending] = useState(false);
  const answer = sent ?? posted;
  const sending = useAtLeast(pending, sendingMs);
  const outcome = useRef<HTMLDivElement>(null);
  const { status } = answer;

  useEffect(() => {
    if (!sending && status !== "idle") outcome.current?.focus();
  }, [sending, status]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    setSent(await sendMessage(form, portal, locale));
    setPending(false);
  }

  if (status === "sent" && !sending) {
    return (
      <div ref={outcome} tabIndex={-1} role="status" className="outline-none">
        <Notice tone="positive" title={texts.sentTitle}>
          <p>{texts.sentBody.replace("{email}", answer.email)}</p>
        </Notice>
        <p className="mt-4">{again}</p>
      </div>
    );
  }
  const typed = "typed" in answer ? answer.typed : null;
  const problems = answer.status === "invalid" ? answer.problems : {};
  return (
    <form action={post} onSubmit={send} noValidate className="grid grid-cols-1 gap-5" aria-busy={sending}>
      <input type="hidden" name="portal" value={portal} />
      <input type="hidden" name="locale" value={locale} />
      {status === "idle" || status === "sent" || sending ? null : (
        <div ref={outcome} tabIndex={-1} role="alert" className="outline-none">
          <Notice tone="danger">{texts[status]}</Notice>
        </div>
      )}
      <Field label={texts.name} error={problems.name}>
        <TextInput name="name" autoComplete="name" required maxLength={200} defaultValue={typed?.name} />
      </Field>
      <Field label={texts.email} error={problems.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed?.email}
        />
      </Field>
      <Field label={texts.message} hint={texts.messageHint} error={problems.message}>
        <TextArea name="message" required rows={6} maxLength={5_000} defaultValue={typed?.message} />
      </Field>
      <div>
        <Button type="submit" variant="solid" loading={sending} loadingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

/**
 * Sends the form by a call of the contract and returns its answer, or the typed values when none came. It is not sent
 * as the form's action, because the router queues actions behind an earlier one that has no answer.
 */
async function sendMessage(form: FormData, portal: Role, locale: Locale): Promise<ContactState> {
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { name: text("name"), email: text("email"), message: text("message") };
  const result = await callApi("POST /contact/v1/messages", { locale, body: { ...typed, portal } });
  if (result.ok) return { status: "sent", email: typed.email.trim() };
  if (result.code === "invalid_request")
    return { status: "invalid", typed, problems: problemsOf(result, "").fields };
  return { status: result.code === "too_many_requests" ? "too_many_requests" : "failed", typed };
}

/** `active`, kept true for at least `ms` milliseconds once it was true. */
function useAtLeast(active: boolean, ms: number): boolean {
  const [held, setHeld] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (active) {
      since.current = performance.now();
      setHeld(true);
      return;
    }
    const rest = Math.max(0, since.current + ms - performance.now());
    const timer = setTimeout(() => setHeld(false), rest);
    return () => clearTimeout(timer);
  }, [active, ms]);

  return active || held;
}
