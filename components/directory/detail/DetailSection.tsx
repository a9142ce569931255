import { type ReactNode, useId } from "react";

type DetailSectionProps = {
  title: ReactNode;
  level: 2 | 3;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A section of a detail with its heading, separated by a line. */
export function DetailSection({ title, level, action, className, children }: DetailSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={`border-line border-t pt-6 ${className ?? ""}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading id={id} className="min-w-0 font-semibold text-xl">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
