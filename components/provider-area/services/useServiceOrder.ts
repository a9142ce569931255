"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { OwnService } from "@/lib/dashboard/ownServices";
import { inOrder, moved } from "./order";
import { useRefused } from "./useRefused";

/** The services in the order that customers see: moved at once, put back with words when it cannot be saved. */
export function useServiceOrder(services: readonly OwnService[], refresh: () => Promise<void>) {
  const t = useTranslations("providerArea.services");
  const locale = useLocale();
  const refused = useRefused();
  const [wish, setWish] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState("");
  const latest = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const rows = wish === null ? services : inOrder(services, wish);

  function move(from: number, to: number) {
    const service = rows[from];
    if (service === undefined) return;
    const ids = moved(rows, from, to).map(({ id }) => id);
    setWish(ids);
    setSaid(t("movedTo", { service: service.name, place: ids.indexOf(service.id) + 1, count: ids.length }));
    latest.current = ids;
    void save();
  }

  /** One call at a time; what was moved meanwhile goes with the next. */
  async function save() {
    if (isSaving.current) return;
    isSaving.current = true;
    while (latest.current !== null) {
      const ids = latest.current;
      latest.current = null;
      const result = await callApi("PUT /providers/me/services/order", {
        body: { service_ids: [...ids] },
        locale,
      });
      if (result.ok) continue;
      latest.current = null;
      setWish(null);
      refused(t("moveFailed"), result);
    }
    isSaving.current = false;
    await refresh();
    if (latest.current === null && !isSaving.current) setWish(null);
  }

  return { rows, move, said };
}
