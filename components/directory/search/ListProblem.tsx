import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { ErrorState } from "@/components/ui/feedback/ErrorState";

/** A list or a detail that could not be had. The way to try again is its own address. */
export function ListProblem({ title, body, retryHref }: { title: string; body: string; retryHref: string }) {
  const t = useTranslations("common");
  return (
    <ErrorState
      title={title}
      action={
        <Button asChild>
          <a href={retryHref}>{t("retry")}</a>
        </Button>
      }
    >
      {body}
    </ErrorState>
  );
}
