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
          <ButtonLink
            linkComponent={Link}
            variant="solid"
            href={
              providerId === undefined
                ? customerPaths.services()
                : customerPaths.providers({ focus: providerId })
            }
          >
            {t("actions.services")}
          </ButtonLink>
        }
      >
        {t("missing.lead")}
      </EmptyState>
    </>
  );
}
