import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { SkeletonGroup } from "@/components/ui/feedback/Skeleton";

/** An empty `href` is the current address, which the browser loads as a new document. */
const here = "";

/**
 * A page of the business while it loads. After a time the style sheet shows a message and a link to try again: when the
 * streamed document breaks off after the skeletons, no script runs that could do it.
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
            <ButtonSlot>
              <a href={here}>{t("retry")}</a>
            </ButtonSlot>
          }
        >
          {t("late.body")}
        </ErrorState>
      </div>
      {children}
    </SkeletonGroup>
  );
}
