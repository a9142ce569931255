"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ErrorText, HintText } from "./FieldText";
import { FieldContext } from "./fieldContext";

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** A word such as "optional" after the label; required fields have no mark. */
  optional?: string;
  hideLabel?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A control with label, hint and error, connected for assistive technology. */
export function Field({ label, hint, error, optional, hideLabel, id, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ") || undefined;
  return (
    <div className={clsx("grid min-w-0 content-start gap-1.5", className)}>
      <label
        htmlFor={controlId}
        className={hideLabel ? "sr-only" : "font-semibold text-sm [overflow-wrap:anywhere]"}
      >
        {label}
        {optional ? <span className="font-normal text-muted"> {optional}</span> : null}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
    </div>
  );
}

type FieldsetProps = Omit<ComponentProps<"fieldset">, "children"> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  children: ReactNode;
};

/** A named group of controls with one hint and one error. */
export function Fieldset({ legend, hint, error, hideLegend, className, children, ...rest }: FieldsetProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={clsx("min-w-0", className)}
      {...rest}
    >
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-semibold text-sm"}>{legend}</legend>
      <div className="grid grid-cols-1 gap-1.5">
        {hint ? <HintText id={`${id}-hint`}>{hint}</HintText> : null}
        {children}
        {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      </div>
    </fieldset>
  );
}
