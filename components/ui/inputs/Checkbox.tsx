import clsx from "clsx";
import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ErrorText, HintText } from "./FieldText";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, className, id, ...props }: CheckboxProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  return (
    <div className={clsx("grid grid-cols-1 gap-1", className)}>
      <label
        htmlFor={inputId}
        className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted"
      >
        <span className="relative mt-px grid size-[1.375rem] shrink-0 place-items-center">
          <input
            {...props}
            id={inputId}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0 m-0 appearance-none rounded-sm border-[1.5px] border-control bg-card transition-colors duration-150 checked:border-accent checked:bg-accent hover:border-ink aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:checked:border-control disabled:checked:bg-control forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative size-4 scale-50 text-accent-ink opacity-0 transition-[opacity,scale] duration-150 peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      </label>
      {error || hint ? (
        <div className="-mt-2 grid gap-1 pl-[2.125rem]">
          {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
          {hint ? <HintText id={hintId}>{hint}</HintText> : null}
        </div>
      ) : null}
    </div>
  );
}
