import { Notice } from "@/components/ui/Notice";

/** Why a form was refused, where no field of it says so. */
export function FormProblem({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <Notice tone="danger" live="assertive">
      {message}
    </Notice>
  );
}
