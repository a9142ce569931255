"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { listenToNotifications, type Notification } from "./notify";

const ToastLayer = dynamic(() => import("./ToastLayer").then((module) => module.ToastLayer), { ssr: false });

type ToasterProps = { label: string; closeLabel: string };

type Shown = {
  notification: Notification;
  /** The open dialog that it is rendered in, since everything else is inert meanwhile. */
  host: HTMLElement | null;
};

/** The topmost open dialog or drawer, without confirmations (alertdialog), which close with the answer. */
function openDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>("[role=dialog][data-state=open]")].at(-1) ?? null;
}

/** Whether somebody is in the middle of something that a message must not cover: a dialog, a drawer or a confirmation. */
function isInDialog(): boolean {
  return (
    document.querySelector("[role=dialog][data-state=open], [role=alertdialog][data-state=open]") !== null
  );
}

/** Shows the messages of notify(); once per layout. The code that renders them is loaded with the first one. */
export function Toaster(props: ToasterProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const host = shown?.host ?? null;
  useEffect(
    () =>
      listenToNotifications((notification) => {
        if (notification.yields && isInDialog()) return;
        setShown({ notification, host: openDialog() });
      }),
    [],
  );

  // Sending a form removes the message, which is about an earlier one.
  const isAnyShown = shown !== null;
  useEffect(() => {
    if (!isAnyShown) return;
    const dismiss = () => void import("./ToastLayer").then(({ dismissToasts }) => dismissToasts());
    document.addEventListener("submit", dismiss, { capture: true });
    return () => document.removeEventListener("submit", dismiss, { capture: true });
  }, [isAnyShown]);

  // A message stays when its dialog closes.
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
