import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

const panel = "on-board min-w-0 overflow-hidden rounded-md";
const head = "flex min-h-11 items-center justify-between gap-3 pl-4 text-board-muted text-sm";
/** Lines wrap rather than scroll, so that all of an example can be read with a keyboard. */
const code =
  "whitespace-pre-wrap break-words border-board-line border-t p-4 text-[0.8125rem] leading-5 [overflow-wrap:anywhere]";

/** An example with more lines is collapsed at first. */
const longestOpen = 36;

type CodePanelProps = { title: string; action?: ReactNode; children: string };

/** An example of a request or answer, on a dark panel. */
export function CodePanel({ title, action, children }: CodePanelProps) {
  if (children.split("\n").length > longestOpen) return <FoldedPanel title={title}>{children}</FoldedPanel>;
  return (
    <figure data-theme="dark" className={panel}>
      <figcaption className={head}>
        {title}
        {action}
      </figcaption>
      <pre className={code}>{children}</pre>
    </figure>
  );
}

function FoldedPanel({ title, children }: { title: string; children: string }) {
  return (
    <details data-theme="dark" className={`${panel} group`}>
      <summary className={`${head} list-none pr-3 [&::-webkit-details-marker]:hidden`}>
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <pre className={code}>{children}</pre>
    </details>
  );
}
