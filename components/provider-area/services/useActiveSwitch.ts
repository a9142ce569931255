"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { OwnService } from "@/lib/dashboard/ownServices";
import { useRefused } from "./useRefused";

/** Switches services on and off: shown at once, taken back with words when it fails. The last press counts. */
export function useActiveSwitch(refresh: () => Promise<void>) {
  const t = useTranslations("providerArea.services");
  const locale = useLocale();
  const refused = useRefused();
  const wishes = useRef(new Map<string, boolean>());
  const [shown, setShown] = useState<ReadonlyMap<string, boolean>>(new Map());

  const show = () => setShown(new Map(wishes.current));

  async function set({ id, name }: Pick<OwnService, "id" | "name">, isActive: boolean) {
    const isUnderWay = wishes.current.has(id);
    wishes.current.set(id, isActive);
    show();
    if (isUnderWay) return;
    let sent: boolean | null = null;
    for (
      let wish = wishes.current.get(id);
      wish !== undefined && wish !== sent;
      wish = wishes.current.get(id)
    ) {
      sent = wish;
      const result = await callApi("PATCH /providers/me/services/{id}", {
        params: { id },
        body: { is_active: wish },
        locale,
      });
      if (result.ok) {
        // What the page says is what holds now, before the switch stops being held by the press.
        if (wishes.current.get(id) === wish) await refresh();
        continue;
      }
      wishes.current.delete(id);
      refused(t(wish ? "onFailed" : "offFailed", { service: name }), result);
    }
    wishes.current.delete(id);
    show();
  }

  return {
    isActive: (service: OwnService) => shown.get(service.id) ?? service.isActive,
    set,
  };
}
