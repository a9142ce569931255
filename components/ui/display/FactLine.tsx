import clsx from "clsx";
import { Children, type ReactNode } from "react";

/**
 * Short facts in a line, parted by dots; what is not known is left out. Each fact brings the dot before it, and those
 * at the start of a line lie outside the edge and are cut off, so that no line begins or ends with one.
 */
export function FactLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx("block min-w-0 overflow-x-clip", className)}>
      <span className="-ml-4 flex flex-wrap items-baseline">
        {Children.map(children, (fact) =>
          fact === null || fact === "" ? null : (
            // The space is for those who read the text without its layout.
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
