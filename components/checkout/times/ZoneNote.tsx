"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Names the business's time zone when the viewer's clock differs from it. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const t = useTranslations("booking");
  const viewer = useSyncExternalStore(subscribe, viewerZone, () => timeZone);
  if (offsetNow(viewer) === offsetNow(timeZone)) return null;
  return <p className="text-muted text-sm">{t("zone", { zone: timeZone.replaceAll("_", " ") })}</p>;
}

function offsetNow(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
