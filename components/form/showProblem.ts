const focusable = "input, select, textarea, button";

/**
 * Puts the focus on the first field that is told to be wrong, in a group of controls on the first of them. Where no
 * field is, the message of the whole form is scrolled to, and the focus stays on the button to try again.
 */
export function showProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const control = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
  if (control) control.focus();
  else form?.querySelector("[data-problem]")?.scrollIntoView({ block: "nearest" });
}
