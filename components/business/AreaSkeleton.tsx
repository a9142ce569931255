import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { SkeletonGroup } from "@/components/ui/feedback/Skeleton";

/** The address that the browser shows, asked for anew as a document. */
const here = "";

/**
 * A page of the business on its way: says so, and once its content is overdue says that, with a way to try again. A
 * document that breaks off after its skeletons has no code to do so, so the style sheet's clock does.
 */
export function AreaSkeleton({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <SkeletonGroup label={t("loading")} showLabel>
      <div className="animate-overdue">
        <ErrorState
          compact
          className="mb-8"
          title={t("late.title")}
          action={
            <Button asChild>
              <a href={here}>{t("retry")}</a>
            </Button>
          }
        >
          {t("late.body")}
        </ErrorState>
      </div>
      {children}
    </SkeletonGroup>
  );
}
