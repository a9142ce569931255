"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { listenToNotifications, type Notification } from "./notify";

const ToastLayer = dynamic(() => import("./ToastLayer").then((module) => module.ToastLayer), { ssr: false });

type ToasterProps = { label: string; closeLabel: string };

/** The place where notify() shows its messages; once in a layout. What draws them is fetched with the first of them. */
export function Toaster(props: ToasterProps) {
  const [latest, setLatest] = useState<Notification | null>(null);
  useEffect(() => listenToNotifications(setLatest), []);
  return latest ? <ToastLayer {...props} latest={latest} /> : null;
}
