/** The backdrop of everything modal. */
export const scrimClass =
  "fixed inset-0 z-40 animate-fade-in bg-scrim data-[state=closed]:animate-fade-out print:hidden";

/** The surface of menus, popovers and other small layers. */
export const floatClass =
  "z-50 max-w-[calc(100vw-1rem)] animate-rise-in rounded-md border border-line bg-card text-ink shadow-overlay data-[state=closed]:animate-sink-out";
