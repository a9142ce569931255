import { Notice } from "@/components/ui/feedback/Notice";

/** The reason of a refusal that belongs to no field. In a form longer than the screen it is scrolled into view. */
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
