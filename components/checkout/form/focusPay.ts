/** Focuses the button that pays, after the pressed element was removed. */
export function focusPay(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[data-pay]")?.focus();
}

/** Focuses the times while none is chosen, then the first empty required field, else the button that pays. */
export function focusNext(form: HTMLFormElement | null): void {
  const times = [...(form?.querySelectorAll<HTMLInputElement>("[name=startTime]") ?? [])];
  if (!times.some(({ checked }) => checked)) {
    focusAt(
      times.find(({ disabled }) => !disabled) ??
        form?.querySelector<HTMLElement>("[data-times] :is(input:checked, button:enabled)"),
    );
    return;
  }
  const field = [...(form?.querySelectorAll<HTMLInputElement>("input[required]") ?? [])].find(
    ({ value }) => value.trim() === "",
  );
  focusAt(field ?? form?.querySelector<HTMLElement>("[data-pay]"));
}

function focusAt(target: HTMLElement | null | undefined): void {
  // A radio button is hidden, so its label is scrolled to.
  (target?.closest("label") ?? target)?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
