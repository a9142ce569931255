"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { GroupList } from "./GroupList";
import { activeAfter } from "./keys";
import { RecentList } from "./RecentList";
import { addRecent, forgetRecent, readRecent, removeRecent } from "./recentSearches";
import { wordsOf } from "./suggestOptions";
import { useSuggestions } from "./useSuggestions";

type SuggestListProps = {
  /** Around the form, or its field; the list stands in it. */
  box: HTMLElement;
  /** What was in the field before the code of the list was asked for. */
  textBefore: string;
  /** A suggestion was chosen, and is being opened. */
  onChoose?: (() => void) | undefined;
};

/** The list of suggestions below a search field, as a combobox of the ARIA practices. */
export function SuggestList({ box, textBefore, onChoose }: SuggestListProps) {
  const input = box.querySelector<HTMLInputElement>('input[name="q"]');
  return input === null ? null : (
    <Combobox input={input} box={box} textBefore={textBefore} onChoose={onChoose} />
  );
}

function cityOf(input: HTMLInputElement): string {
  const chosen = input.form === null ? [] : new FormData(input.form).getAll("city");
  return chosen.length === 1 ? String(chosen[0]) : "";
}

function Combobox({ input, box, textBefore, onChoose }: SuggestListProps & { input: HTMLInputElement }) {
  const router = useRouter();
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [locale] = useState<Locale>(() => toLocale(document.documentElement.lang));
  const words = wordsOf(locale);
  const [text, setText] = useState(input.value);
  const [recent, setRecent] = useState(readRecent);
  const [isOpen, setOpen] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const { found, ask, stop } = useSuggestions(locale);
  const isRecent = text.trim() === "";
  const options = found.groups.flatMap((group) => group.options);
  const count = isRecent ? recent.length : options.length;
  const isShown = isOpen && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const isActive = isShown && active >= 0 && active < count;

  function close() {
    stop();
    setOpen(false);
    setActive(-1);
  }

  function type(typed: string) {
    setText(typed);
    setActive(-1);
    setOpen(true);
    ask(typed, cityOf(input));
  }

  function search(again: string) {
    setRecent(addRecent(again));
    close();
    onChoose?.();
    const action = new URL(input.form?.action ?? location.href);
    router.push(`${action.pathname}?${new URLSearchParams({ q: again })}`);
  }

  function choose(index: number) {
    const again = recent[index];
    if (isRecent && again !== undefined) search(again);
    const option = isRecent ? undefined : options[index];
    if (option === undefined) return;
    close();
    onChoose?.();
    router.push(localePath(locale, option.path));
  }

  function remove(again: string) {
    setRecent(removeRecent(again));
    setActive(-1);
    input.focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const next = activeAfter(event.key, { active, count, isShown });
    if (next !== null) {
      event.preventDefault();
      if (!isShown && !isRecent) ask(text, cityOf(input));
      setOpen(true);
      setActive(next);
    } else if (event.key === "Enter" && isActive) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Escape" && isShown) {
      // The field keeps its text; a second Escape empties it, as ever.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Delete" && isActive && isRecent) {
      event.preventDefault();
      remove(recent[active] ?? "");
    }
  });
  const onInput = useEffectEvent(() => type(input.value));
  const onFocus = useEffectEvent(() => {
    if (input.value !== text) setText(input.value);
    if (input.value.trim() !== "") return;
    setRecent(readRecent());
    setOpen(true);
  });
  const onSubmit = useEffectEvent(() => {
    setRecent(addRecent(input.value));
    close();
  });
  const onElsewhere = useEffectEvent((target: EventTarget | null) => {
    const isHere = target instanceof Node && (target === input || panel.current?.contains(target));
    if (!isHere) close();
  });
  const onStart = useEffectEvent(() => {
    const isTyping = document.activeElement === input;
    if (isTyping && input.value !== textBefore) type(input.value);
  });

  useEffect(() => {
    onStart();
    const { form } = input;
    const ended = new AbortController();
    const { signal } = ended;
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.addEventListener("input", () => onInput(), { signal });
    input.addEventListener("focus", () => onFocus(), { signal });
    form?.addEventListener("submit", () => onSubmit(), { signal });
    // Another control of the form changes what would be suggested.
    form?.addEventListener("change", ({ target }) => onElsewhere(target), { signal });
    box.addEventListener("focusout", ({ relatedTarget }) => onElsewhere(relatedTarget), { signal });
    document.addEventListener("pointerdown", ({ target }) => onElsewhere(target), { signal });
    return () => ended.abort();
  }, [input, box]);

  useEffect(() => {
    const described = {
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isShown),
      "aria-controls": isShown ? listId : null,
      "aria-activedescendant": isActive ? `${listId}-${active}` : null,
    };
    for (const [name, value] of Object.entries(described)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (isActive) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, isShown, isActive, active]);

  useLayoutEffect(() => {
    const anchor = input.closest("[data-suggest-anchor]") ?? input;
    const top = anchor.getBoundingClientRect().bottom - box.getBoundingClientRect().top;
    if (isShown && panel.current) panel.current.style.top = `${top}px`;
  }, [input, box, isShown]);

  const rows = { active: isActive ? active : -1, optionId, onChoose: choose };
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && !isRecent
          ? count === 1
            ? words.one
            : words.count.replace("{count}", String(count))
          : ""}
      </p>
      {isShown ? (
        <div
          ref={panel}
          className="absolute inset-x-0 z-30 mt-1.5 max-w-[36rem] overflow-hidden rounded-md border border-line bg-card shadow-overlay"
        >
          {isRecent ? (
            <RecentList
              {...rows}
              id={listId}
              words={words}
              searches={recent}
              onRemove={remove}
              onClear={() => {
                setRecent(forgetRecent());
                input.focus();
              }}
            />
          ) : (
            <GroupList {...rows} id={listId} locale={locale} groups={found.groups} />
          )}
        </div>
      ) : null}
    </>
  );
}
