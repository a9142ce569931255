const focusable = "input, select, textarea, button";

/** Puts the focus on the first field that is told to be wrong; in a group of controls on the first of them. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const control = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
  control?.focus();
}
