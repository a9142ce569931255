"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { OwnService } from "@/lib/business/ownServices";
import { providerPaths } from "@/lib/paths";
import { AreaHeading } from "../AreaHeading";
import { ServiceDialogs, type ServiceDialogsProps } from "../services/ServiceDialogs";
import { ServiceTable } from "../services/ServiceTable";
import { useServices } from "../services/useServices";

type ServicesOverviewProps = ServiceDialogsProps & {
  services: readonly OwnService[];
  pictures: Readonly<Record<string, ReactNode>>;
};

/**
 * The services on the dashboard. They are added, edited, switched and removed as on the services page, and ordered
 * there.
 */
export function ServicesOverview({ services, pictures, ...dialogs }: ServicesOverviewProps) {
  const t = useTranslations("providerArea.dashboard.services");
  const list = useServices(services);
  return (
    <section aria-labelledby="services">
      <AreaHeading
        id="services"
        title={t("title")}
        action={
          services.length === 0 ? null : (
            <TextLink linkComponent={QuietLink} href={providerPaths.services()}>
              {t("manage")}
            </TextLink>
          )
        }
      />
      <div ref={list.root} className="mt-4">
        {services.length === 0 ? (
          <EmptyState
            compact
            headingLevel={3}
            title={t("empty")}
            action={
              <>
                <Button size="sm" variant="solid" onClick={() => list.open("list")}>
                  {t("starter")}
                </Button>
                <Button size="sm" data-add="" onClick={() => list.open("new")}>
                  {t("add")}
                </Button>
              </>
            }
          >
            {t("emptyBody")}
          </EmptyState>
        ) : (
          <>
            <div className="border-line border-y">
              <ServiceTable list={list} pictures={pictures} caption={t("title")} />
            </div>
            <Button
              className="mt-4"
              size="sm"
              icon={<Plus aria-hidden="true" className="size-4" />}
              data-add=""
              onClick={() => list.open("new")}
            >
              {t("add")}
            </Button>
          </>
        )}
      </div>
      <ServiceDialogs list={list} {...dialogs} />
    </section>
  );
}
