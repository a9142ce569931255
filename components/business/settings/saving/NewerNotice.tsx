"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";

type NewerNoticeProps = {
  title: string;
  children: string;
  /** What both sides changed, with what the other one saved. */
  conflicts: readonly { part: string; saved: string; takeOf: string; onTake: () => void }[];
  take: string;
};

/** Somebody saved what is edited here: what is brought together, and what is to be chosen. */
export function NewerNotice({ title, children, conflicts, take }: NewerNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // It comes some time after the button was pressed, below what is in view of a long form.
  useEffect(() => {
    // What it returns, a promise in some browsers, is no clean-up.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="warning" live="assertive" title={title}>
        <p>{children}</p>
        {conflicts.length === 0 ? null : (
          <ul className="mt-2 grid gap-2">
            {conflicts.map(({ part, saved, takeOf, onTake }) => (
              <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">{saved}</span>
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
