/** The button that pays: where a press leads on when what was pressed goes away. */
export function focusPay(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[data-pay]")?.focus();
}
