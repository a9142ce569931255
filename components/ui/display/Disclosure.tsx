import clsx from "clsx";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

type DisclosureProps = { summary: ReactNode; defaultOpen?: boolean; className?: string; children: ReactNode };

/**
 * Text folded below its heading, as the browser's details element: works without JavaScript, and the browser's page
 * search finds it.
 */
export function Disclosure({ summary, defaultOpen, className, children }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={clsx("group border-line border-b", className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-sm py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        <span>{summary}</span>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      <div className="max-w-[68ch] pb-5 text-muted">{children}</div>
    </details>
  );
}
