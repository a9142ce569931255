"use client";

import { useLocale, useTranslations } from "next-intl";
import { callApi } from "@/lib/api/client";
import type { OwnService } from "@/lib/business/ownServices";
import { useOrder } from "../useOrder";
import { useRefused } from "../useRefused";

/** The services in the customers' order, which can be changed. */
export function useServiceOrder(services: readonly OwnService[], refresh: () => Promise<void>) {
  const t = useTranslations("providerArea.services");
  const locale = useLocale();
  const refused = useRefused();
  return useOrder({
    things: services,
    save: (ids) => callApi("PUT /providers/me/services/order", { body: { service_ids: ids }, locale }),
    words: ({ name }, place, count) => t("movedTo", { service: name, place, count }),
    onRefused: (refusal) => refused(t("moveFailed"), refusal),
    refresh,
  });
}
