import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { TextLink } from "@/components/ui/TextLink";
import type { OwnService } from "@/lib/dashboard/ownServices";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { AreaHeading } from "../AreaHeading";
import { ServiceTable } from "../ServiceTable";

export function ServicesOverview({ services }: { services: readonly OwnService[] }) {
  const t = useTranslations("providerArea.dashboard.services");
  return (
    <section aria-labelledby="services">
      <AreaHeading
        id="services"
        title={t("title")}
        action={
          services.length === 0 ? null : (
            <TextLink linkComponent={Link} href={providerPaths.services()}>
              {t("manage")}
            </TextLink>
          )
        }
      />
      <div className="mt-4">
        {services.length === 0 ? (
          <EmptyState
            compact
            headingLevel={3}
            title={t("empty")}
            action={
              <Button asChild size="sm">
                <Link href={providerPaths.services()}>{t("emptyAction")}</Link>
              </Button>
            }
          >
            {t("emptyBody")}
          </EmptyState>
        ) : (
          <ServiceTable services={services} />
        )}
      </div>
    </section>
  );
}
