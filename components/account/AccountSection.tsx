import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

/** A titled section of an account page: the title beside its content where there is room for both, else above it. */
export function AccountSection({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 @min-[52rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id={id} className="font-semibold text-xl">
            {title}
          </h2>
          {lead === undefined ? null : <p className="mt-1.5 max-w-[60ch] text-muted">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
