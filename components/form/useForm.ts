"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ApiResult, Refusal } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { type KeptUnder, keepValues, takeValues } from "./keptValues";
import { allowLeaving, guardAgain } from "./leaving";
import { withoutField } from "./problems";
import { useLeaveGuard } from "./useLeaveGuard";
import { useSend } from "./useSend";

type FormOptions<V extends object, T> = {
  /**
   * What the fields begin with, by the names that the call's answer uses for them. Another value later (the page was
   * read anew) is taken over as long as nothing is unsaved.
   */
  initial: V;
  /** Whose session the call needs. */
  portal: Role;
  /** What can be told without asking the server, by field. */
  check?: (values: V) => Record<string, string>;
  /** Makes the call of the contract. */
  send: (values: V, locale: Locale) => Promise<ApiResult<T>>;
  /** Everything sent is saved now. */
  onSaved: (answer: T, values: V) => unknown;
  /** Sees a refusal first, a conflict for instance; true when it needs no more telling. */
  onRefused?: (refusal: Refusal) => boolean;
  /** Keeps what was typed while one signs in again. Not for passwords. */
  keep?: KeptUnder;
};

/** The names of the fields with values of one type. */
type NamesOf<V, T> = { [K in keyof V & string]: [T, V[K]] extends [V[K], T] ? K : never }[keyof V & string];

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The values, problems and sending of one form. Nothing typed is lost by a refusal, a missing connection, an ended
 * session or a careless step out of the page. Rendered by `Form`.
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

  // Not whenever a problem goes away: whoever mends one is not moved on to the next.
  useEffect(() => {
    if (refusals > 0) showProblem(element.current);
  }, [refusals]);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) keepFocus(element.current);
    wasDirty.current = isDirty;
  }, [isDirty]);

  /** A mended field is no longer told off; what is said of the others stays. */
  function edit(next: (now: V) => V, ...names: string[]) {
    guardAgain();
    setValues(next);
    setProblems((before) => names.reduce(withoutField, before));
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    // A form in a layer over another form is inside it for React, though not in the document.
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
    /** For a button outside the form. */
    id,
    values,
    change: <K extends keyof V & string>(name: K, value: V[K]) =>
      edit((now) => ({ ...now, [name]: value }), name),
    /** Several fields that depend on each other. */
    changeAll: (changes: Partial<V>) => edit((now) => ({ ...now, ...changes }), ...Object.keys(changes)),
    /** Of an input, a select or a text area whose value is text. */
    fieldProps: <K extends NamesOf<V, string>>(name: K) => ({
      name,
      value: values[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<TextControl>) =>
        edit((now) => ({ ...now, [name]: value }), name),
    }),
    /** Of a checkbox or a switch. */
    checkedProps: <K extends NamesOf<V, boolean>>(name: K) => ({
      name,
      checked: values[name],
      onChange: ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
        edit((now) => ({ ...now, [name]: checked }), name),
    }),
    /** What is wrong, by field, or by the path of something in a field: `hours.0.open_time`. */
    problems,
    /** What is wrong, where no field says it. */
    message,
    isBusy,
    isDirty,
    /** What was typed before signing in again is back. */
    isRestored,
    submit,
    /** Back to what is saved, or to other values, as if nothing had been typed. */
    reset: (to: V = initial) => {
      setProblems(null);
      settle(to);
      setValues(to);
    },
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

  // What the tab remembers is known only here, not on the server; another form has other values to begin with.
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

/** Values are plain data, written with their fields in the same order. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Gives the focus to the heading of a form whose save button, which had it, went away with the last unsaved edit. Does
 * nothing where something else has the focus. Whoever pressed with a mouse stays where they have scrolled to.
 */
function keepFocus(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  const heading = form?.querySelector<HTMLElement>("h1, h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (heading.matches(":focus-visible")) heading.scrollIntoView({ block: "nearest" });
}

const focusable = "input, select, textarea, button";

/**
 * Puts the focus on the first field that is told to be wrong, in a group of controls on the first of them. Where no
 * field is, the message of the whole form is scrolled to, and the focus stays on the button to try again.
 */
function showProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const control = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
  if (control) control.focus();
  else form?.querySelector("[data-problem]")?.scrollIntoView({ block: "nearest" });
}
