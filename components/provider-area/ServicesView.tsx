import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageHeader } from "@/components/ui/Headers";
import { Notice } from "@/components/ui/Notice";
import { TextLink } from "@/components/ui/TextLink";
import type { OwnService } from "@/lib/dashboard/ownServices";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { AreaHeading } from "./AreaHeading";
import { ServiceTable } from "./ServiceTable";

type ServicesViewProps = { services: readonly OwnService[]; isOnboarded: boolean };

/** What customers can book here, apart from what they do not see. */
export function ServicesView({ services, isOnboarded }: ServicesViewProps) {
  const t = useTranslations("providerArea.services");
  const active = services.filter(({ isActive }) => isActive);
  const inactive = services.filter(({ isActive }) => !isActive);
  if (services.length === 0) {
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState className="mt-8" title={t("empty")}>
          {t("emptyBody")}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("summary", { active: active.length, inactive: inactive.length })}
      />
      {isOnboarded ? null : (
        <Notice
          tone="warning"
          className="mt-6"
          action={
            <TextLink standalone tone="ink" linkComponent={Link} href={providerPaths.dashboard()}>
              {t("notOnboardedAction")}
            </TextLink>
          }
        >
          {t("notOnboarded")}
        </Notice>
      )}
      <div className="mt-10 grid gap-12">
        <Group id="active" services={active} {...(isOnboarded ? { lead: t("group.active.lead") } : {})} />
        <Group id="inactive" services={inactive} lead={t("group.inactive.lead")} />
      </div>
    </>
  );
}

type GroupProps = { id: "active" | "inactive"; services: readonly OwnService[]; lead?: string };

function Group({ id, services, lead }: GroupProps) {
  const t = useTranslations("providerArea.services.group");
  if (services.length === 0) return null;
  const title = t(`${id}.title`);
  return (
    <section aria-labelledby={id}>
      <AreaHeading id={id} title={title} lead={lead} />
      <div className="mt-3 border-line border-t">
        <ServiceTable services={services} caption={title} />
      </div>
    </section>
  );
}
