"use client";

import { type RefObject, useState } from "react";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { localDateOf } from "@/lib/time/zone";
import { releaseHold } from "../result/releaseHold";
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
 * Correcting what a time is held with: it is let go of, and chosen again in the form, which holds what was typed. Whom
 * it is held for cannot be changed otherwise, since the payment page bears the address, too.
 */
export function useEditHold({ open, forget, time, form, provider, locale }: Options): EditHold {
  const [state, setState] = useState<EditHold["state"]>("idle");

  async function start() {
    if (!open || state === "working") return;
    setState("working");
    const outcome = await releaseHold(open.sessionId);
    if (outcome === "paid") {
      const done = customerPaths.bookingSuccess({ session_id: open.sessionId });
      return window.location.assign(localePath(locale, done));
    }
    if (outcome === "releaseFailed") return setState("failed");
    await time.reload(localDateOf(open.startMs, provider.timeZone));
    time.pickStart(open.startMs);
    setState("idle");
    // Before the notice goes away, and the focus with its button.
    form.current?.querySelector<HTMLElement>("input[name=name]")?.focus();
    forget();
  }

  return { state, start };
}
