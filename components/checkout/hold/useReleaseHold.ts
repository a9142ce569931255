"use client";

import { useEffect, useRef, useState } from "react";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { localDateOf } from "@/lib/time/zone";
import { requestRelease } from "../result/requestRelease";
import type { PanelProvider } from "../times/types";
import type { TimeChoice } from "../times/useTimeChoice";
import type { OwnHeld } from "./useOpenCheckout";

type Options = {
  time: TimeChoice;
  provider: PanelProvider;
  locale: Locale;
};

export type ReleaseHold = {
  state: "idle" | "working" | "failed";
  /** Resolves to whether the time is free again; whoever has paid meanwhile is led to the booking. */
  release: (held: OwnHeld) => Promise<boolean>;
  /** The same, and keeps the time chosen. */
  releaseAndKeep: (held: OwnHeld) => Promise<boolean>;
};

/**
 * Ends the customer's own unpaid hold: before another one is made, and to correct the address, which the payment page
 * has too.
 */
export function useReleaseHold({ time, provider, locale }: Options): ReleaseHold {
  const [state, setState] = useState<ReleaseHold["state"]>("idle");
  // The time that is chosen once the server has answered: another one can be picked meanwhile.
  const chosenMs = useRef(time.startMs);
  useEffect(() => {
    chosenMs.current = time.startMs;
  }, [time.startMs]);

  async function release(held: OwnHeld): Promise<boolean> {
    if (state === "working") return false;
    setState("working");
    const outcome = await requestRelease(held.sessionId);
    setState(outcome === "releaseFailed" ? "failed" : "idle");
    if (outcome === "paid") {
      const done = customerPaths.bookingSuccess({ session_id: held.sessionId });
      window.location.assign(localePath(locale, done));
    }
    return outcome === "released";
  }

  async function releaseAndKeep(held: OwnHeld): Promise<boolean> {
    if (!(await release(held))) return false;
    await time.reload(localDateOf(held.startMs, provider.timeZone));
    if (chosenMs.current === null) time.pickStart(held.startMs);
    return true;
  }

  return { state, release, releaseAndKeep };
}
