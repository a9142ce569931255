import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type FieldTextProps = { id: string; children: ReactNode };

export function HintText({ id, children }: FieldTextProps) {
  return (
    <p id={id} className="text-muted text-sm [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}

export function ErrorText({ id, children }: FieldTextProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}
