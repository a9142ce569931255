import type { ReactNode } from "react";

type AreaHeadingProps = { id: string; title: string; action?: ReactNode; lead?: ReactNode };

/** The heading of a section on the business's pages, smaller than on the public ones. */
export function AreaHeading({ id, title, action, lead }: AreaHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {action}
      {lead ? <p className="w-full text-muted text-sm">{lead}</p> : null}
    </div>
  );
}
