import type { ReactNode } from "react";

/** Says below the title what this is about. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-2 mb-6 text-lg text-muted">{children}</p>;
}
