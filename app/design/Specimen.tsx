import type { ReactNode } from "react";
import { frame } from "./samples/frame";

export type Scope = "light" | "dark";

const scopes: Scope[] = ["light", "dark"];

type SectionProps = { id: string; title: string; children: ReactNode };

/** A section of the page. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 py-8">
      <h2 id={`${id}-title`} className="mb-5 font-bold text-2xl">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}

type SpecimenProps = {
  title: string;
  note?: string;
  /** Renders the piece; called once for each theme, with a name that makes ids and groups unique. */
  children: (scope: Scope) => ReactNode;
};

/** One piece in both themes. */
export function Specimen({ title, note, children }: SpecimenProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b bg-card px-4 py-2.5">
        <h3 className="font-semibold text-base">{title}</h3>
        {note ? <p className="text-muted text-sm">{note}</p> : null}
      </div>
      <div className="grid lg:grid-cols-2">
        {scopes.map((scope) => (
          <section
            key={scope}
            data-theme={scope}
            aria-label={`${title}, ${frame[scope]}`}
            className="min-w-0 p-4 sm:p-6"
          >
            {children(scope)}
          </section>
        ))}
      </div>
    </div>
  );
}
