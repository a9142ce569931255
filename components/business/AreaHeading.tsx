import type { ReactNode } from "react";

type AreaHeadingProps = { id: string; title: string; action?: ReactNode; lead?: ReactNode };

/** The head of a section among many on one working page: quieter than on the public pages. */
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
