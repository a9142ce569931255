/** Focuses the button of the next step, which is in the bar and not in the form, after the pressed element was removed. */
export function focusPay(): void {
  document.querySelector<HTMLElement>("[data-next]")?.focus();
}

/** Focuses the first time that is free, else what leads to one. */
export function focusTimes(form: HTMLFormElement | null): void {
  const free = form?.querySelector<HTMLElement>("[name=startTime]:enabled");
  const target = free ?? form?.querySelector<HTMLElement>("[data-times] :is(input:checked, button:enabled)");
  // A radio button is hidden, so its label is scrolled to.
  (target?.closest("label") ?? target)?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
