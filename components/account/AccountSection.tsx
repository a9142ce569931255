import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

/** A titled section of an account page. */
export function AccountSection({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-1.5 max-w-[60ch] text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
