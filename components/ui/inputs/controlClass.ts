/** The common look of text controls: a clear edge (3:1), 48 px high, 16 px text, since phones zoom on smaller text. */
export const controlClass =
  "w-full min-h-12 min-w-0 rounded-md border-[1.5px] border-control bg-card px-3.5 py-2 text-base text-ink " +
  "transition-colors duration-150 hover:border-ink aria-invalid:border-danger " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted";
