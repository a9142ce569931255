import { Children, type ReactNode } from "react";

/** Short facts in a line, parted by dots; what is not known is left out. */
export function Meta({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={className ?? "flex flex-wrap items-baseline text-muted text-sm"}>
      {Children.map(children, (fact) =>
        fact === null || fact === "" ? null : (
          <li className="min-w-0 not-last:after:mx-1.5 not-last:after:content-['·']">{fact}</li>
        ),
      )}
    </ul>
  );
}
