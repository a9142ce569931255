import type { FormProblems } from "@/components/auth/formState";
import { Notice } from "@/components/ui/Notice";

type FormProblemProps = { problems: FormProblems | null; fields: readonly string[] };

/** Why a form was refused, where no field of it says so. */
export function FormProblem({ problems, fields }: FormProblemProps) {
  if (problems === null || fields.some((name) => name in problems.fields)) return null;
  return (
    <Notice tone="danger" live="assertive">
      {problems.message}
    </Notice>
  );
}
