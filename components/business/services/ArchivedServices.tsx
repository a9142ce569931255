"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { AreaHeading } from "../AreaHeading";
import { useRefused } from "../useRefused";

export type ArchivedRow = { id: string; name: string; removedOn: string };

type ArchivedServicesProps = { services: readonly ArchivedRow[]; refresh: () => Promise<void> };

/** Removed services that had been booked; each can be restored. */
export function ArchivedServices({ services, refresh }: ArchivedServicesProps) {
  const t = useTranslations("providerArea.services.archived");
  const locale = useLocale();
  const refused = useRefused();
  const [restoring, setRestoring] = useState<string | null>(null);
  if (services.length === 0) return null;

  async function restore({ id, name }: ArchivedRow) {
    setRestoring(id);
    const result = await callApi("POST /providers/me/services/{id}/restore", { params: { id }, locale });
    if (result.ok) {
      notify({
        tone: "success",
        title: t("restored", { service: name }),
        description: t("restoredMore"),
      });
    } else refused(t("failed", { service: name }), result);
    await refresh();
    setRestoring(null);
  }

  return (
    <section aria-labelledby="archived">
      <AreaHeading id="archived" title={t("title")} lead={t("lead")} />
      <ul className="mt-3 border-line border-y">
        {services.map((service) => (
          <li
            key={service.id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block font-medium [overflow-wrap:anywhere]">{service.name}</span>
              <span className="block text-muted text-sm">{t("removedOn", { date: service.removedOn })}</span>
            </span>
            <Button
              size="sm"
              loading={restoring === service.id}
              aria-label={t("restoreOf", { service: service.name })}
              onClick={() => void restore(service)}
            >
              {t("restore")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
