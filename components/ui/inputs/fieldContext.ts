"use client";

import { createContext, use } from "react";

type FieldContextValue = { id: string; describedBy: string | undefined; invalid: boolean };

export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlProps = {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
};

/** The id and the ARIA attributes that connect a control to its field; the control's own props win. */
export function useFieldControl(props: ControlProps) {
  const field = use(FieldContext);
  const describedBy = [props["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
  return {
    id: props.id ?? field?.id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field?.invalid || undefined),
  };
}
