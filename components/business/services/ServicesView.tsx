"use client";

import { ListPlus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Notice } from "@/components/ui/feedback/Notice";
import { PageHeader } from "@/components/ui/navigation/Headers";
import type { OwnService } from "@/lib/business/ownServices";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { OrderHint } from "../OrderHint";
import { type ArchivedRow, ArchivedServices } from "./ArchivedServices";
import { ServiceDialogs, type ServiceDialogsProps } from "./ServiceDialogs";
import { ServiceTable } from "./ServiceTable";
import { useServices } from "./useServices";

type ServicesViewProps = ServiceDialogsProps & {
  services: readonly OwnService[];
  archived: readonly ArchivedRow[];
  pictures: Readonly<Record<string, ReactNode>>;
  isOnboarded: boolean;
};

/** The services in the customers' order, with all actions on them. */
export function ServicesView({ services, archived, pictures, isOnboarded, ...dialogs }: ServicesViewProps) {
  const t = useTranslations("providerArea.services");
  const list = useServices(services);
  const active = services.filter(list.isActive).length;
  const isEmpty = services.length === 0;
  const add = (
    <>
      <Button
        icon={<ListPlus aria-hidden="true" className="size-5" />}
        variant={isEmpty ? "solid" : "secondary"}
        onClick={() => list.open("list")}
      >
        {t("starter.open")}
      </Button>
      <Button
        icon={<Plus aria-hidden="true" className="size-5" />}
        variant={isEmpty ? "secondary" : "solid"}
        data-add=""
        onClick={() => list.open("new")}
      >
        {t("new")}
      </Button>
    </>
  );
  return (
    <div ref={list.root}>
      <PageHeader
        title={t("title")}
        lead={isEmpty ? undefined : t("summary", { active, inactive: services.length - active })}
        actions={isEmpty ? null : add}
      />
      {isOnboarded || isEmpty ? null : (
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
      <div className="mt-8 grid grid-cols-1 gap-12">
        {isEmpty ? (
          <EmptyState title={t("empty")} action={add}>
            {t("emptyBody")}
          </EmptyState>
        ) : (
          <div>
            <p className="max-w-[60ch] text-muted text-sm">
              <OrderHint text={t("orderHint")} keys={t("orderKeys")} />
            </p>
            <div className="mt-3 border-line border-y">
              <ServiceTable list={list} pictures={pictures} caption={t("caption")} canMove />
            </div>
          </div>
        )}
        <ArchivedServices services={archived} refresh={list.refresh} />
      </div>
      <ServiceDialogs list={list} {...dialogs} />
    </div>
  );
}
