import { type HTMLAttributes, type ReactNode, useId } from "react";
import { contentLocale } from "@/lib/i18n/locales";

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

/** What a business says of itself or of a service, in its own lines. */
export function DetailDescription(props: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p
      {...props}
      lang={contentLocale}
      className="max-w-[65ch] whitespace-pre-line [overflow-wrap:anywhere]"
    />
  );
}
