"use client";

import { useState } from "react";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { localDateOf } from "@/lib/time/zone";
import { requestRelease } from "../result/requestRelease";
import type { PanelProvider } from "../times/types";
import type { TimeChoice } from "../times/useTimeChoice";
import type { OwnHeld } from "./useOpenCheckout";

type Options = {
  open: OwnHeld | null | undefined;
  time: TimeChoice;
  provider: PanelProvider;
  locale: Locale;
};

export type ReleaseHold = {
  state: "idle" | "working" | "failed";
  /** Resolves to whether the time is free again; whoever has paid meanwhile is led to the booking. */
  release: () => Promise<boolean>;
  /** The same, and keeps the time chosen. */
  releaseAndKeep: () => Promise<boolean>;
};

/**
 * Ends the customer's own unpaid hold: before another one is made, and to correct the address, which the payment page
 * has too.
 */
export function useReleaseHold({ open, time, provider, locale }: Options): ReleaseHold {
  const [state, setState] = useState<ReleaseHold["state"]>("idle");

  async function release(): Promise<boolean> {
    if (!open || state === "working") return false;
    setState("working");
    const outcome = await requestRelease(open.sessionId);
    setState(outcome === "releaseFailed" ? "failed" : "idle");
    if (outcome === "paid") {
      const done = customerPaths.bookingSuccess({ session_id: open.sessionId });
      window.location.assign(localePath(locale, done));
    }
    return outcome === "released";
  }

  async function releaseAndKeep(): Promise<boolean> {
    if (!open || !(await release())) return false;
    await time.reload(localDateOf(open.startMs, provider.timeZone));
    if (time.startMs === null) time.pickStart(open.startMs);
    return true;
  }

  return { state, release, releaseAndKeep };
}
