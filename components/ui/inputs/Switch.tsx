import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { HintText } from "./FieldText";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
};

// Screen readers announce the native checked state as on and off, so aria-checked is not needed.
const semantics = { role: "switch" };

/** Switches something on or off at once. Off is an empty track, on a filled one with the knob at the end. */
export function Switch({ label, hint, hideLabel, className, id, ...props }: SwitchProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const hintId = `${inputId}-hint`;
  return (
    <div className={clsx("grid", !hideLabel && "grid-cols-1", className)}>
      <label
        htmlFor={inputId}
        className="inline-flex min-h-11 items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-55"
      >
        <span className={hideLabel ? "sr-only" : "min-w-0 font-medium [overflow-wrap:anywhere]"}>
          {label}
        </span>
        <span className="relative inline-flex h-7 w-12 shrink-0">
          <input
            {...props}
            id={inputId}
            type="checkbox"
            {...semantics}
            aria-describedby={hint ? hintId : undefined}
            className="peer absolute inset-0 m-0 appearance-none rounded-full border-[1.5px] border-control bg-sunken transition-colors duration-150 checked:border-accent checked:bg-accent hover:border-ink forced-colors:appearance-auto"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-control transition-[translate,background-color] duration-150 ease-out peer-checked:translate-x-5 peer-checked:bg-accent-ink forced-colors:hidden"
          />
        </span>
      </label>
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
    </div>
  );
}
