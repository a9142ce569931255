"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useActionState, useEffect, useRef, useState } from "react";
import { problemsOf } from "@/components/form/problems";
import { notify } from "@/components/ui/overlays/notify";
import type { ApiResult } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { type FormAction, type FormState, initialFormState } from "./formState";

type AuthFormOptions<N extends string, T> = {
  /** The server action for browsers without JavaScript. */
  action: FormAction;
  /** The fields that the call takes. */
  names: readonly N[];
  /** Makes the call of the contract. */
  send: (values: Record<N, string>, locale: Locale) => Promise<ApiResult<T>>;
  /** The message for an answer without one. */
  failed: string;
  /** Whether a refusal is shown in a toast as well, as for signing in and registering (AUTH-17). */
  hasToast?: boolean;
  /** Returns true when the page is left, so that the form stays busy. */
  onDone: (answer: T, values: Record<N, string>) => boolean;
};

/** A form that makes a call of the contract, keeps its input, and shows problems at their fields. */
export function useAuthForm<N extends string, T>({
  action,
  names,
  send,
  failed,
  hasToast = false,
  onDone,
}: AuthFormOptions<N, T>) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const [posted, formAction] = useActionState(action, initialFormState);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const state = answered ?? posted;

  useEffect(() => {
    if (state.problems !== null) focusProblem(form.current);
  }, [state]);

  async function run(element: HTMLFormElement, call: typeof send) {
    if (isBusy) return;
    const values = textsOf(element, names);
    setBusy(true);
    const result = await call(values, locale);
    if (result.ok) {
      setAnswered({ problems: null, values, isDone: true });
      if (!onDone(result.data, values)) setBusy(false);
      return;
    }
    setBusy(false);
    const problems = problemsOf(result, result.status === 0 ? t("errors.offline") : failed);
    setAnswered({ problems, values, isDone: false });
    if (hasToast) notify({ tone: "error", title: t("errorTitle"), description: problems.message });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(event.currentTarget, send);
  }

  return {
    state,
    isBusy,
    /** Sends the form by another call, as when a passkey proves instead of the password. */
    sendBy(call: typeof send) {
      if (form.current !== null) void run(form.current, call);
    },
    formProps: { ref: form, action: formAction, onSubmit, noValidate: true },
  };
}

export type AuthForm = ReturnType<typeof useAuthForm>;

function textsOf<N extends string>(form: HTMLFormElement, names: readonly N[]): Record<N, string>;
function textsOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")]));
}

/** Focuses the first field with a problem, or the message above the form. */
function focusProblem(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>("[aria-invalid=true], [data-problem]")?.focus();
}
