/** The button that pays: where a press leads on when what was pressed goes away. */
export function focusPay(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[data-pay]")?.focus();
}

/** The times while none is chosen, then the first field that must be filled in and is not, else the button that pays. */
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
  // A radio button is drawn by its label.
  (target?.closest("label") ?? target)?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
