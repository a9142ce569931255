"use client";

import { useOffline } from "next/offline";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState, useTransition } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { useLate } from "@/components/layout/useLate";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";
import { RefreshButton } from "./RefreshButton";

/** New bookings are shown within this time without any action. */
const everyMs = 60_000;
/** Returning to the tab refreshes the page when the last refresh is older than this. */
const minimumAgeMs = 10_000;

type LiveRefreshProps = {
  /** When the page's data was read, as text in the business's zone. */
  readAt: string;
};

/** Refreshes the page regularly, shows how old its data is, and says when it cannot be refreshed. */
export function LiveRefresh({ readAt }: LiveRefreshProps) {
  const t = useTranslations("providerArea");
  const { refresh, busy, offline } = useLiveRefresh();
  // While offline, OfflineBanner announces it; this component stays silent.
  const isAnnounced = !useOffline();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-muted text-sm">{t("updated", { time: readAt })}</span>
        <RefreshButton busy={busy} onClick={refresh} />
      </div>
      {offline ? (
        <Notice tone="warning" {...(isAnnounced ? { live: "polite" } : {})} className="w-full">
          {t("offline", { time: readAt })}
        </Notice>
      ) : null}
    </>
  );
}

type Connection = "signedIn" | "signedOut" | "none";

/**
 * Checks that the server answers and the session is valid. A refresh that fails makes the router leave the page for the
 * browser's error page, so it only starts after this check.
 */
async function checkConnection(): Promise<Connection> {
  const result = await callApi("GET /auth/v1/session", { query: { role: "provider" }, cache: "no-store" });
  if (!result.ok) return "none";
  return result.data.session === null ? "signedOut" : "signedIn";
}

function useLiveRefresh() {
  const locale = useLocale();
  const router = useRouter();
  // Only a refresh that somebody asked for is shown as busy.
  const [pressed, setPressed] = useState(false);
  const [checking, setChecking] = useState(false);
  const [offline, setOffline] = useState(false);
  const [refreshing, startRefresh] = useTransition();
  const isLate = useLate(refreshing);
  const lastMs = useRef(0);

  const check = useCallback(
    async (byHand: boolean) => {
      lastMs.current = Date.now();
      setPressed(byHand);
      setChecking(true);
      const connection = await checkConnection();
      setChecking(false);
      setOffline(connection === "none");
      if (connection === "signedOut") signInAgain("provider", locale, "session-ended");
      if (connection === "signedIn") startRefresh(() => router.refresh());
    },
    [locale, router],
  );

  useEffect(() => {
    lastMs.current = Date.now();
    const onReturn = () => {
      if (document.visibilityState === "visible" && Date.now() - lastMs.current > minimumAgeMs)
        void check(false);
    };
    const onOnline = () => void check(false);
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void check(false);
    }, everyMs);
    window.addEventListener("focus", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onOnline);
    };
  }, [check]);

  return {
    refresh: () => check(true),
    busy: pressed && (checking || refreshing) && !isLate,
    offline: offline || isLate,
  };
}
