import type { ReactNode } from "react";

/** The first link of the page, which skips the header. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      className="tap sr-only z-50 bg-ink px-5 font-semibold text-surface focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:grid focus:place-items-center focus:rounded-md"
    >
      {children}
    </a>
  );
}
