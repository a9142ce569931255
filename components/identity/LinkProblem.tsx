import type { ReactNode } from "react";
import { Notice } from "@/components/ui/feedback/Notice";
import type { Role } from "@/lib/identity/roles";
import type { FormAction } from "./forms/formState";
import { ResendForm } from "./forms/ResendForm";
import { Outcome } from "./Outcome";

type LinkProblemProps = { title: string; children: ReactNode; action: FormAction; portal: Role };

/** Says why the link of a registration's mail does nothing, and sends another one. */
export function LinkProblem({ title, children, action, portal }: LinkProblemProps) {
  return (
    <Outcome>
      <Notice tone="warning" title={title}>
        <p>{children}</p>
      </Notice>
      <ResendForm action={action} portal={portal} />
    </Outcome>
  );
}
