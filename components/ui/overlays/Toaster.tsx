"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useMessageSlot } from "./MessageSlot";
import { listenToNotifications, type Notification } from "./notify";

const ToastLayer = lazy(() => import("./ToastLayer").then((module) => ({ default: module.ToastLayer })));

type ToasterProps = { label: string; closeLabel: string };

/** Whether somebody is in the middle of something that a message must not cover: a dialog, a drawer or a confirmation. */
function isInDialog(): boolean {
  return (
    document.querySelector("[role=dialog][data-state=open], [role=alertdialog][data-state=open]") !== null
  );
}

/** Shows the messages of notify(); once per layout. The code that renders them is loaded with the first one. */
export function Toaster(props: ToasterProps) {
  const [latest, setLatest] = useState<Notification | null>(null);
  useEffect(
    () =>
      listenToNotifications((notification) => {
        if (notification.yields && isInDialog()) return;
        setLatest(notification);
      }),
    [],
  );

  // Sending a form removes the message, which is about an earlier one.
  const isAnyShown = latest !== null;
  useEffect(() => {
    if (!isAnyShown) return;
    const dismiss = () => void import("./ToastLayer").then(({ dismissToasts }) => dismissToasts());
    document.addEventListener("submit", dismiss, { capture: true });
    return () => document.removeEventListener("submit", dismiss, { capture: true });
  }, [isAnyShown]);

  return latest ? <Placed {...props} latest={latest} /> : null;
}

/** In the topmost open dialog, since everything else is inert meanwhile. A message stays when its dialog closes. */
function Placed(props: ToasterProps & { latest: Notification }) {
  const host = useMessageSlot();
  return (
    <Suspense>
      <ToastLayer {...props} host={host} />
    </Suspense>
  );
}
