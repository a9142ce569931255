import { Notice } from "@/components/ui/feedback/Notice";

/** Why a form was refused, where no field of it says so. It is scrolled to when the form is longer than the screen. */
export function FormProblem({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <div data-problem="">
      <Notice tone="danger" live="assertive">
        {message}
      </Notice>
    </div>
  );
}
