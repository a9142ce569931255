/** The button that pays: where a press leads on when what was pressed goes away. */
export function focusPay(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[data-pay]")?.focus();
}

/** The first field that must be filled in and is not, else the button that pays. */
export function focusNext(form: HTMLFormElement | null): void {
  const field = [...(form?.querySelectorAll<HTMLInputElement>("input[required]") ?? [])].find(
    ({ value }) => value.trim() === "",
  );
  const target = field ?? form?.querySelector<HTMLElement>("[data-pay]");
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
