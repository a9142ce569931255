import { keepClear } from "@/components/ui/overlays/footClearance";

const focusable = "input, select, textarea, button";

/**
 * Focuses the first control of the first field with a problem. Without one it scrolls to the form's message and leaves
 * the focus on the button.
 */
export function showProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const control = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
  if (control) {
    control.focus();
    // It may have had the focus before its error was there.
    keepClear(control);
  } else form?.querySelector("[data-problem]")?.scrollIntoView({ block: "nearest" });
}
