"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ApiResult, Refusal } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { type KeptUnder, keepValues, takeValues } from "./keptValues";
import { allowLeaving, guardAgain } from "./leaving";
import { withoutField } from "./problems";
import { showProblem } from "./showProblem";
import { useLeaveGuard } from "./useLeaveGuard";
import { useSend } from "./useSend";

type FormOptions<V extends object, T> = {
  /**
   * The initial values, named as in the call's answer. Other values later (after a reload of the page) are taken over
   * while nothing is unsaved.
   */
  initial: V;
  /** The portal whose session the call needs. */
  portal: Role;
  /** Problems by field that can be found without the server. */
  check?: (values: V) => Record<string, string>;
  /** Makes the call of the contract. */
  send: (values: V, locale: Locale) => Promise<ApiResult<T>>;
  /** Called when everything sent was saved. */
  onSaved: (answer: T, values: V) => unknown;
  /** Handles a refusal first, for instance a conflict; true when no message is needed. */
  onRefused?: (refusal: Refusal) => boolean;
  /** Keeps the values while somebody signs in again. Not for passwords. */
  keep?: KeptUnder;
};

/** The names of the fields of one type. */
type NamesOf<V, T> = { [K in keyof V & string]: [T, V[K]] extends [V[K], T] ? K : never }[keyof V & string];

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The state of a form: values, problems and sending. Input survives refusals, lost connections, ended sessions and
 * leaving the page by mistake. Rendered by `Form`.
 */
export function useForm<V extends object, T>(options: FormOptions<V, T>) {
  const { initial, check, keep } = options;
  const t = useTranslations("form");
  const locale = useLocale();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { values, setValues, isDirty, isRestored, settle } = useValues(initial, keep);
  const { send, problems, setProblems, message, isBusy } = useSend(options.portal, Object.keys(initial));
  const { question, leave } = useLeaveGuard(isDirty);
  const [refusals, setRefusals] = useState(0);

  // Only after a refusal: somebody who corrects one field must not be moved to the next problem.
  useEffect(() => {
    if (refusals > 0) showProblem(element.current);
  }, [refusals]);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) keepFocus(element.current);
    wasDirty.current = isDirty;
  }, [isDirty]);

  /** Editing a field removes its problem; those of other fields stay. */
  function edit(next: (now: V) => V, ...names: string[]) {
    guardAgain();
    setValues(next);
    setProblems((before) => names.reduce(withoutField, before));
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    // In React's tree a form in a dialog is inside the form below it, though not in the document.
    event?.stopPropagation();
    const wrong = check?.(values) ?? {};
    if (Object.keys(wrong).length > 0) {
      setProblems({ code: null, message: t("checkFields"), fields: wrong });
      setRefusals((count) => count + 1);
      return;
    }
    const answer = await send(() => options.send(values, locale), {
      telling: options.onRefused,
      signIn: () => {
        allowLeaving();
        if (keep === undefined) return false;
        keepValues(keep, values);
        return true;
      },
    });
    if (answer === null) {
      setRefusals((count) => count + 1);
      return;
    }
    settle(values);
    allowLeaving();
    await options.onSaved(answer.data, values);
  }

  return {
    /** For the `form` attribute of a button outside the form. */
    id,
    values,
    change: <K extends keyof V & string>(name: K, value: V[K]) =>
      edit((now) => ({ ...now, [name]: value }), name),
    /** Changes several fields that depend on each other. */
    changeAll: (changes: Partial<V>) => edit((now) => ({ ...now, ...changes }), ...Object.keys(changes)),
    /** The props of an input, a select or a text area with a text value. */
    fieldProps: <K extends NamesOf<V, string>>(name: K) => ({
      name,
      value: values[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<TextControl>) =>
        edit((now) => ({ ...now, [name]: value }), name),
    }),
    /** The props of a checkbox or a switch. */
    checkedProps: <K extends NamesOf<V, boolean>>(name: K) => ({
      name,
      checked: values[name],
      onChange: ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
        edit((now) => ({ ...now, [name]: checked }), name),
    }),
    /** Problems by field, or by the path of something in a field: `hours.0.open_time`. */
    problems,
    /** The problem that belongs to no field. */
    message,
    isBusy,
    isDirty,
    /** Whether input from before signing in again was restored. */
    isRestored,
    submit,
    /** Resets the values to what is saved, or to others, and drops problems. */
    reset: (to: V = initial) => {
      setProblems(null);
      settle(to);
      setValues(to);
    },
    /** Takes `to` as what is saved now; what was typed stays, as an edit of it. */
    rebase: (to: V) => settle(to),
    leave,
    question,
    formProps: { id, ref: element, onSubmit: submit, noValidate: true },
  };
}

function useValues<V extends object>(initial: V, keep: KeptUnder | undefined) {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [seen, setSeen] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  const isDirty = !isSame(values, saved);

  if (!isSame(seen, initial)) {
    setSeen(initial);
    if (!isDirty) {
      setValues(initial);
      setSaved(initial);
    }
  }

  // The tab's storage is not available on the server. Read again when the form changes.
  const arrival = useRef(initial);
  const [name, owner] = [keep?.name, keep?.owner];
  useEffect(() => {
    const kept =
      name === undefined || owner === undefined ? null : takeValues({ name, owner }, arrival.current);
    if (kept === null) return;
    setValues(kept);
    setRestored(true);
  }, [name, owner]);

  function settle(to: V) {
    setSaved(to);
    setRestored(false);
  }

  return { values, setValues, isDirty, isRestored, settle };
}

/** Values are plain data with their fields in one order, so JSON text compares them. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Focuses the heading of a form when its save button had the focus and was removed with the last unsaved edit. Does
 * nothing when another element has the focus, and scrolls only for keyboard users.
 */
function keepFocus(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  const heading = form?.querySelector<HTMLElement>("h1, h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (heading.matches(":focus-visible")) heading.scrollIntoView({ block: "nearest" });
}
