"use client";

import { useId, useRef, useState } from "react";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { GroupList } from "./GroupList";
import { RecentList } from "./RecentList";
import { wordsOf } from "./suggestOptions";
import { useCombobox } from "./useCombobox";
import { useComboboxRole, useFieldEvents, usePanelPlace } from "./useComboboxField";

type SuggestListProps = {
  /** Around the form, or its field; the list stands in it. */
  box: HTMLElement;
  /** What was in the field before the code of the list was asked for; null where its form was sent since. */
  textBefore: string | null;
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

function Combobox({ input, box, textBefore, onChoose }: SuggestListProps & { input: HTMLInputElement }) {
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [locale] = useState<Locale>(() => toLocale(document.documentElement.lang));
  const words = wordsOf(locale);
  const { shown, does, events } = useCombobox({ input, locale, textBefore, onChoose });
  const { isShown, isRecent, active, count } = shown;
  const optionId = (index: number) => `${listId}-${index}`;
  useFieldEvents({ input, box, panel }, events);
  useComboboxRole(input, { isShown, activeId: active < 0 ? null : optionId(active), listId });
  usePanelPlace({ input, box, panel }, isShown);
  const rows = { id: listId, active, optionId, onChoose: does.choose };
  const told = count === 1 ? words.one : `${count} ${words.count}`;
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && !isRecent ? told : ""}
      </p>
      {isShown ? (
        <div
          ref={panel}
          className="absolute inset-x-0 z-30 mt-1.5 max-w-(--suggest-width,36rem) overflow-hidden rounded-md border border-line bg-card shadow-overlay"
        >
          {isRecent ? (
            <RecentList
              {...rows}
              words={words}
              searches={shown.recent}
              onRemove={does.remove}
              onClear={does.clear}
            />
          ) : (
            <GroupList {...rows} locale={locale} groups={shown.groups} />
          )}
        </div>
      ) : null}
    </>
  );
}
