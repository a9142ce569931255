"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { listenToNotifications, type Notification } from "./notify";

const ToastLayer = dynamic(() => import("./ToastLayer").then((module) => module.ToastLayer), { ssr: false });

type ToasterProps = { label: string; closeLabel: string };

type Shown = {
  notification: Notification;
  /** The open dialog that it stands in, since nothing else can be pressed or reached meanwhile. */
  host: HTMLElement | null;
};

/** The uppermost open dialog or drawer; a question above it (alertdialog) goes away with its answer. */
function openDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>("[role=dialog][data-state=open]")].at(-1) ?? null;
}

/** The place where notify() shows its messages; once in a layout. What draws them is fetched with the first of them. */
export function Toaster(props: ToasterProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const host = shown?.host ?? null;
  useEffect(
    () => listenToNotifications((notification) => setShown({ notification, host: openDialog() })),
    [],
  );

  // One message at a time: what a form was answered with goes when the next one is sent.
  const isAnyShown = shown !== null;
  useEffect(() => {
    if (!isAnyShown) return;
    const dismiss = () => void import("./ToastLayer").then(({ dismissToasts }) => dismissToasts());
    document.addEventListener("submit", dismiss, { capture: true });
    return () => document.removeEventListener("submit", dismiss, { capture: true });
  }, [isAnyShown]);

  // A message outlives the dialog that it stands in.
  useEffect(() => {
    if (host === null) return;
    const watch = new MutationObserver(() => {
      if (host.isConnected && host.dataset.state === "open") return;
      setShown((current) => current && { ...current, host: openDialog() });
    });
    watch.observe(document.body, { childList: true });
    watch.observe(host, { attributeFilter: ["data-state"] });
    return () => watch.disconnect();
  }, [host]);

  return shown ? <ToastLayer {...props} latest={shown.notification} host={host} /> : null;
}
