import { useLocale, useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { type BusinessAddress, businessPath } from "@/lib/directory/detail/businessAddress";
import { localePath } from "@/lib/i18n/localePath";

/** In place of the reviews when they could not be loaded; the rest of the page is there. */
export function ReviewsProblem({ slug, address }: { slug: string; address: BusinessAddress }) {
  const t = useTranslations("businessPage.reviews");
  const common = useTranslations("common");
  const locale = useLocale();
  return (
    <ErrorState
      compact
      headingLevel={3}
      title={t("failed")}
      action={
        <ButtonSlot variant="secondary">
          <a href={`${localePath(locale, businessPath(slug, address))}#reviews`}>{common("retry")}</a>
        </ButtonSlot>
      }
    >
      {t("failedBody")}
    </ErrorState>
  );
}
