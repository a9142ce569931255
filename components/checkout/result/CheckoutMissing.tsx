import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";

/** Shown when there is no checkout session, or it belongs to somebody else. */
export async function CheckoutMissing({ providerId }: { providerId: string | undefined }) {
  const t = await getTranslations("checkout");
  return (
    <>
      <h1 className="sr-only">{t("missing.title")}</h1>
      <EmptyState
        title={t("missing.title")}
        figure="search"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink linkComponent={Link} variant="solid" href={customerPaths.services()}>
              {t("actions.services")}
            </ButtonLink>
            {providerId === undefined ? null : (
              <ButtonLink linkComponent={Link} href={customerPaths.providers({ focus: providerId })}>
                {t("actions.business")}
              </ButtonLink>
            )}
          </div>
        }
      >
        {t("missing.lead")}
      </EmptyState>
    </>
  );
}
