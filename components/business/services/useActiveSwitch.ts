"use client";

import { useLocale, useTranslations } from "next-intl";
import { callApi } from "@/lib/api/client";
import type { OwnService } from "@/lib/business/ownServices";
import { useRefused } from "../useRefused";
import { useSwitches } from "../useSwitches";

/** Switches whether customers see a service. */
export function useActiveSwitch(refresh: () => Promise<void>) {
  const t = useTranslations("providerArea.services");
  const locale = useLocale();
  const refused = useRefused();
  return useSwitches<OwnService>({
    send: ({ id }, isOn) =>
      callApi("PATCH /providers/me/services/{id}", { params: { id }, body: { is_active: isOn }, locale }),
    onRefused: ({ name }, isOn, refusal) =>
      refused(t(isOn ? "onFailed" : "offFailed", { service: name }), refusal),
    refresh,
  });
}
