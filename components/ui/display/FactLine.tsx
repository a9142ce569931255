import clsx from "clsx";
import { Children, type ReactNode } from "react";

/**
 * Short facts in a line, separated by dots; empty ones are left out. The dot belongs to the fact after it, and is
 * clipped at the start of a line, so that no line begins or ends with one.
 */
export function FactLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx("block min-w-0 overflow-x-clip", className)}>
      <span className="-ml-4 flex flex-wrap items-baseline">
        {Children.map(children, (fact) =>
          fact === null || fact === "" ? null : (
            // The space separates the facts for screen readers.
            <>
              {" "}
              <span className="relative min-w-0 pl-4 before:absolute before:left-0 before:w-4 before:text-center before:content-['·']">
                {fact}
              </span>
            </>
          ),
        )}
      </span>
    </span>
  );
}
