/** The line of tabs; it scrolls sideways where the tabs do not fit. */
export const tabListClass = "flex min-w-0 gap-6 overflow-x-auto border-line border-b [scrollbar-width:none]";

export const tabClass =
  "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 font-semibold text-muted no-underline transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:text-ink";

export const tabCountClass = "num font-normal text-muted text-sm";
