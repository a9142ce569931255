/**
 * Gives the focus to the heading of a form whose save button, which had it, went away with the last unsaved edit. Does
 * nothing where something else has the focus. Whoever pressed with a mouse stays where they have scrolled to.
 */
export function keepFocus(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  const heading = form?.querySelector<HTMLElement>("h1, h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (heading.matches(":focus-visible")) heading.scrollIntoView({ block: "nearest" });
}
