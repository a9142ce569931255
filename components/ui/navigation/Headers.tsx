import clsx from "clsx";
import type { ReactNode } from "react";

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: breadcrumb, business name. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** The heading of a page with its only h1. */
export function PageHeader({ title, lead, eyebrow, actions, className }: PageHeaderProps) {
  return (
    <header className={clsx("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", className)}>
      <div className="min-w-0 max-w-2xl">
        {eyebrow ? <div className="mb-2 text-muted text-sm">{eyebrow}</div> : null}
        <h1 className="font-bold text-2xl">{title}</h1>
        {lead ? <p className="mt-3 max-w-[60ch] text-lg text-muted">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </header>
  );
}

type SectionHeaderProps = {
  title: ReactNode;
  level?: 2 | 3;
  /** The id for aria-labelledby of the section. */
  id?: string;
  lead?: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function SectionHeader({ title, level = 2, id, lead, action, className }: SectionHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={clsx("flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2", className)}>
      <div className="min-w-0">
        <Heading id={id} className={level === 2 ? "font-bold text-2xl" : "font-semibold text-xl"}>
          {title}
        </Heading>
        {lead ? <p className="mt-1.5 max-w-[60ch] text-muted">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
