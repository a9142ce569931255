"use client";

import { type RefObject, useState } from "react";
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
  forget: () => void;
  time: TimeChoice;
  form: RefObject<HTMLFormElement | null>;
  provider: PanelProvider;
  locale: Locale;
};

export type EditHold = { state: "idle" | "working" | "failed"; start: () => Promise<void> };

/**
 * Corrects the details of a held booking: releases the hold and returns to the form with the typed values. They cannot
 * be changed otherwise, because the payment page has the address too.
 */
export function useEditHold({ open, forget, time, form, provider, locale }: Options): EditHold {
  const [state, setState] = useState<EditHold["state"]>("idle");

  async function start() {
    if (!open || state === "working") return;
    setState("working");
    const outcome = await requestRelease(open.sessionId);
    if (outcome === "paid") {
      const done = customerPaths.bookingSuccess({ session_id: open.sessionId });
      return window.location.assign(localePath(locale, done));
    }
    if (outcome === "releaseFailed") return setState("failed");
    await time.reload(localDateOf(open.startMs, provider.timeZone));
    time.pickStart(open.startMs);
    setState("idle");
    // Moved before the notice with the pressed button is removed.
    form.current?.querySelector<HTMLElement>("input[name=name]")?.focus();
    forget();
  }

  return { state, start };
}
