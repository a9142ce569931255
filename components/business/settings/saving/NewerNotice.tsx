"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { equalsTheirs, type FieldConflict } from "./mergeFields";

type NewerNoticeProps = {
  /** Identifies the newer version: with another one the notice is scrolled into view again. */
  newer: unknown;
  title: string;
  children: string;
  /** What both sides changed, with what the other one saved. */
  conflicts: readonly { part: string; saved: string; takeOf: string; onTake: () => void }[];
  take: string;
  /** What the other one saved is shown to its end, however long. */
  isWhole?: boolean;
};

/** Shown when somebody else saved the same thing while it was edited here: what was merged, and what is to be chosen. */
export function NewerNotice(props: NewerNoticeProps) {
  const { newer, title, children, conflicts, take, isWhole = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const scrolledTo = useRef<unknown>(undefined);
  // It appears after the answer to a save, and in a long form outside of what is in view. Where it is higher than the
  // screen, its beginning is scrolled to. Not when a conflict is settled, which may be by typing.
  useEffect(() => {
    if (scrolledTo.current === newer) return;
    scrolledTo.current = newer;
    place.current?.scrollIntoView({ block: "nearest" });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [newer]);
  return (
    <div ref={place} className="scroll-my-4">
      <Notice
        tone="warning"
        live="assertive"
        title={
          <span ref={heading} className="scroll-my-7">
            {title}
          </span>
        }
      >
        <p>{children}</p>
        {conflicts.length === 0 ? null : (
          <ul className="mt-2 grid gap-2">
            {conflicts.map(({ part, saved, takeOf, onTake }) => (
              <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span
                  className={clsx(
                    "min-w-0 [overflow-wrap:anywhere]",
                    isWhole ? "whitespace-pre-line" : "line-clamp-3",
                  )}
                >
                  {saved}
                </span>
                <Button size="sm" aria-label={takeOf} onClick={onTake}>
                  {take}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

type NewerPartsProps<N extends string, V extends object> = {
  words: "providerArea.services.form.newer" | "providerSettings.people.form.newer";
  form: { values: V; changeAll: (changes: Partial<V>) => void };
  /** Another list for each merge. */
  conflicts: readonly FieldConflict<N, V>[];
  labelOf: (part: N) => string;
  textOf: (part: N, values: V) => string;
};

/** The notice of a form whose parts were merged with a newer version field by field (SVC-19, PPL-38). */
export function NewerParts<N extends string, V extends object>(props: NewerPartsProps<N, V>) {
  const { words, form, labelOf, textOf } = props;
  const t = useTranslations(words);
  const open = props.conflicts.filter((conflict) => !equalsTheirs(form.values, conflict));
  const shown = open.map(({ part, theirs }) => {
    const change = { field: labelOf(part), value: textOf(part, { ...form.values, ...theirs }) };
    const onTake = () => form.changeAll(theirs);
    return { part, saved: t("saved", change), takeOf: t("takeOf", change), onTake };
  });
  return (
    <NewerNotice newer={props.conflicts} title={t("title")} take={t("take")} conflicts={shown}>
      {t(open.length === 0 ? "merged" : "conflicts")}
    </NewerNotice>
  );
}
