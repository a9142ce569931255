"use client";

import { useEffect, useEffectEvent } from "react";
import { useReloadPart } from "./ComingBack";

/** Renders the part anew when the hold in it has ended, also after the device has slept. */
export function HoldEnd({ leftMs }: { leftMs: number }) {
  const reload = useReloadPart();
  const end = useEffectEvent(() => void reload());
  useEffect(() => {
    const endMs = Date.now() + leftMs;
    const timer = setInterval(() => {
      if (Date.now() < endMs) return;
      clearInterval(timer);
      end();
    }, 1_000);
    return () => clearInterval(timer);
  }, [leftMs]);
  return null;
}
