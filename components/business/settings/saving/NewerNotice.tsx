"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { equalsTheirs, type FieldConflict } from "./mergeFields";

type NewerNoticeProps = {
  title: string;
  children: string;
  /** What both sides changed, with what the other one saved. */
  conflicts: readonly { part: string; saved: string; takeOf: string; onTake: () => void }[];
  take: string;
  /** What the other one saved is shown to its end, however long. */
  isWhole?: boolean;
};

/** Somebody saved what is edited here: what is brought together, and what is to be chosen. */
export function NewerNotice({ title, children, conflicts, take, isWhole = false }: NewerNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const said = conflicts.map(({ saved }) => saved).join("\n");
  // It comes some time after the button was pressed, above or below what is in view of a long form. Where it is higher
  // than the screen, its beginning is what is to be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another newer version has other words in the same place
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
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
