import clsx from "clsx";
import { Children, type ReactNode } from "react";

/**
 * Short facts in a line, parted by dots; what is not known is left out. Each fact brings the dot before it, and those
 * at the start of a line lie outside the edge and are cut off, so that no line begins or ends with one.
 */
export function Meta({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx("overflow-x-clip", className ?? "text-muted text-sm")}>
      <ul className="-ml-4 flex flex-wrap items-baseline">
        {Children.map(children, (fact) =>
          fact === null || fact === "" ? null : (
            <li className="min-w-0 before:inline-block before:w-4 before:text-center before:content-['·']">
              {fact}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
