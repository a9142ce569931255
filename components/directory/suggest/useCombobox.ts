import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { activeAfter } from "./keys";
import { addRecent, forgetRecent, readRecent, removeRecent } from "./recentSearches";
import { useSuggestions } from "./useSuggestions";

type ComboboxQuestion = {
  input: HTMLInputElement;
  locale: Locale;
  /** What was in the field before the code of the list was asked for; null where its form was sent since. */
  textBefore: string | null;
  onChoose: (() => void) | undefined;
};

function cityOf(input: HTMLInputElement): string {
  const chosen = input.form === null ? [] : new FormData(input.form).getAll("city");
  return chosen.length === 1 ? String(chosen[0]) : "";
}

/** What the list shows, which of it is active, and what keys, presses and typing do. */
export function useCombobox({ input, locale, textBefore, onChoose }: ComboboxQuestion) {
  const router = useRouter();
  const [text, setText] = useState(input.value);
  const [recent, setRecent] = useState(readRecent);
  const [isOpen, setOpen] = useState(document.activeElement === input && textBefore !== null);
  // By its key: an answer may arrive once an option is active, and has others before it.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { found, ask, stop } = useSuggestions(locale);
  const isRecent = text.trim() === "";
  const options = found.groups.flatMap((group) => group.options);
  const keys = isRecent ? recent : options.map(({ key }) => key);
  const count = keys.length;
  const isShown = isOpen && count > 0;
  const active = isShown && activeKey !== null ? keys.indexOf(activeKey) : -1;
  const isActive = active >= 0;

  function close() {
    stop();
    setOpen(false);
    setActiveKey(null);
  }

  function type() {
    setText(input.value);
    setActiveKey(null);
    setOpen(true);
    ask(input.value, cityOf(input));
  }

  function open(path: string) {
    close();
    onChoose?.();
    router.push(path);
  }

  function choose(index: number) {
    const again = recent[index];
    const option = options[index];
    if (isRecent && again !== undefined) {
      setRecent(addRecent(again));
      const action = new URL(input.form?.action ?? location.href);
      open(`${action.pathname}?${new URLSearchParams({ q: again })}`);
    } else if (!isRecent && option !== undefined) open(localePath(locale, option.path));
  }

  function remove(again: string) {
    setRecent(removeRecent(again));
    setActiveKey(null);
    input.focus();
  }

  function clear() {
    setRecent(forgetRecent());
    input.focus();
  }

  function move(next: number) {
    if (!isShown && !isRecent) ask(text, cityOf(input));
    setOpen(true);
    setActiveKey(keys[next] ?? null);
  }

  /** What a key does in the list; null for one that is the field's own. */
  function doneBy(key: string): (() => void) | null {
    const next = activeAfter(key, { active, count, isShown });
    if (next !== null) return () => move(next);
    if (key === "Enter" && isActive) return () => choose(active);
    // The field keeps its text; a second Escape empties it, as ever.
    if (key === "Escape" && isShown) return close;
    return key === "Delete" && isActive && isRecent ? () => remove(recent[active] ?? "") : null;
  }

  function onKey(event: KeyboardEvent) {
    const act = event.isComposing ? null : doneBy(event.key);
    if (act === null) return;
    event.preventDefault();
    if (event.key === "Escape") event.stopPropagation();
    act();
  }

  function onFocus() {
    if (input.value !== text) setText(input.value);
    if (input.value.trim() !== "") return;
    setRecent(readRecent());
    setOpen(true);
  }

  function onSubmit() {
    setRecent(addRecent(input.value));
    close();
  }

  const onStart = useEffectEvent(() => {
    const isTyping = document.activeElement === input && textBefore !== null;
    if (isTyping && input.value !== textBefore) type();
  });
  useEffect(() => onStart(), []);

  return {
    shown: { isShown, isRecent, recent, groups: found.groups, count, active },
    does: { choose, remove, clear },
    events: { onKey, onType: type, onFocus, onSubmit, onElsewhere: close },
  };
}
