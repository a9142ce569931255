import { useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { ErrorState } from "@/components/ui/feedback/ErrorState";

/** Shown when a list or a detail could not be loaded. Retrying links to its own address. */
export function ListProblem({ title, body, retryHref }: { title: string; body: string; retryHref: string }) {
  const t = useTranslations("common");
  return (
    <ErrorState
      title={title}
      action={
        <ButtonSlot>
          <a href={retryHref}>{t("retry")}</a>
        </ButtonSlot>
      }
    >
      {body}
    </ErrorState>
  );
}
