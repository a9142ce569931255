import type { ReactNode } from "react";

/** A paragraph below the title. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-2 mb-6 text-lg text-muted">{children}</p>;
}
