import clsx from "clsx";
import { Fragment } from "react";

/** Text of the description: English, with code between backticks. */
export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <p lang="en" className={clsx("max-w-[72ch]", className)}>
      <Marked text={text} />
    </p>
  );
}

/** The same inside of a line. */
export function Marked({ text }: { text: string }) {
  const parts = text.split("`").map((part, place) => ({ key: `${place}-${part}`, part, place }));
  return parts.map(({ key, part, place }) =>
    place % 2 === 1 ? (
      <code key={key} className="rounded-sm bg-sunken px-1 py-px text-[0.875em] text-ink">
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    ),
  );
}
