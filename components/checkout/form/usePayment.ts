"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { TypedContact } from "@/lib/bookings/contact";
import type { Locale } from "@/lib/i18n/locales";
import { formatDayOf, formatTime } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { saveOpenCheckout } from "../hold/openCheckout";
import type { OwnHeld } from "../hold/useOpenCheckout";
import type { ReleaseHold } from "../hold/useReleaseHold";
import { laterDate, nearestFree } from "../times/dayState";
import type { Choice, DaySlot, PanelProvider, PanelService } from "../times/types";
import type { TimeChoice } from "../times/useTimeChoice";
import type { ContactErrors } from "./ContactFields";
import { contactFields, loadContact, noContact, saveCheckoutSummary, saveContact } from "./draft";
import { onForgotten } from "./forgetTyped";
import { startPayment } from "./startPayment";
import { useEarlyStart } from "./useEarlyStart";

export type Problem =
  | { kind: "slotGone"; reason: "taken" | "unavailable"; nearest: DaySlot[] }
  | { kind: "changed" }
  | { kind: "offline" }
  | { kind: "message"; message: string };

type Options = {
  provider: PanelProvider;
  locale: Locale;
  isGuest: boolean;
  time: TimeChoice;
  /** The customer's own hold, of whichever service, once it is known whether there is one. */
  findHold: () => Promise<OwnHeld | null>;
  forget: () => void;
  release: ReleaseHold["release"];
};

const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Paying: the guest's details, the call, and what can come back from it. */
export function usePayment({ provider, locale, isGuest, time, findHold, forget, release }: Options) {
  const t = useTranslations("booking");
  const [contact, setContactState] = useState(noContact);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [errorCount, setErrorCount] = useState(0);
  const [pickCount, setPickCount] = useState(0);
  const earlyStart = useEarlyStart(provider);
  const attempt = useRef({ wish: "", key: "" });

  useEffect(() => setContactState(loadContact(provider.id)), [provider.id]);
  useEffect(() => onForgotten(() => setContactState(noContact)), []);

  // Coming back with the browser's back button shows this page as it was left: busy. It is not.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      attempt.current = { wish: "", key: "" };
      setPaying(false);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  function setContact(next: TypedContact) {
    setContactState(next);
    saveContact(provider.id, next);
    setErrors((before) => clearChanged(before, contact, next));
  }

  function showErrors(found: ContactErrors) {
    setErrors(found);
    setErrorCount((count) => count + 1);
  }

  /** What is missing is all said at once, and its first field gets the focus. */
  function checked(service: PanelService, startMs: number): string | null {
    const early = earlyStart.answerFor(service, startMs);
    const found: ContactErrors = !isGuest
      ? {}
      : {
          ...(contact.customerName.trim() === "" ? { customerName: t("contact.nameMissing") } : {}),
          ...(emailLike.test(contact.customerEmail.trim())
            ? {}
            : { customerEmail: t("contact.emailInvalid") }),
        };
    if (early !== null && !hasErrors(found)) return early;
    showErrors(found);
    return null;
  }

  /** One key for one wish: pressing again repeats it, choosing anew starts another. */
  function keyFor(wish: string): string {
    if (attempt.current.wish !== wish) attempt.current = { wish, key: crypto.randomUUID() };
    return attempt.current.key;
  }

  async function slotGone(wishMs: number, reason: "taken" | "unavailable") {
    const date = localDateOf(wishMs, provider.timeZone);
    const today = localDateOf(Date.now(), provider.timeZone);
    const loaded = await time.reload(laterDate(addDays(date, -2), today));
    setProblem({ kind: "slotGone", reason, nearest: nearestFree(loaded?.days ?? [], wishMs) });
  }

  async function pay(service: PanelService, { startMs, ...choice }: Choice) {
    if (startMs === null || isPaying) return;
    const early = checked(service, startMs);
    if (early === null) return;
    setPaying(true);
    setProblem(null);
    const details = isGuest
      ? {
          ...contact,
          customerName: contact.customerName.trim(),
          customerEmail: contact.customerEmail.trim(),
        }
      : { customerComment: contact.customerComment, attendeeName: contact.attendeeName };
    const email = "customerEmail" in details ? details.customerEmail : null;
    const held = await findHold();
    if (held !== null && !isHoldOf(held, choice, startMs, email)) {
      if (!(await release(held))) {
        setProblem({ kind: "message", message: t("ownHold.notReleased") });
        return setPaying(false);
      }
      forget();
    }
    const wish = {
      service,
      provider,
      choice: { ...choice, startMs },
      contact: details,
      earlyStart: early === "none" ? null : early,
      locale,
      failedText: t("problem.generic"),
    };
    const result = await startPayment(
      wish,
      keyFor(JSON.stringify([service.id, choice.mode, choice.staffId, startMs, details])),
    );
    if (result.outcome === "started") {
      saveCheckoutSummary(result.sessionId, {
        service: service.name,
        provider: provider.companyName,
        date: formatDayOf(startMs, provider.timeZone, locale),
        time: formatTime(startMs, provider.timeZone),
      });
      // From now on the time is held: coming back finds the hold, not a wish for a time that looks taken.
      saveOpenCheckout({
        sessionId: result.sessionId,
        bookingId: result.bookingId,
        serviceId: service.id,
        mode: choice.mode,
        staffId: choice.staffId,
        startMs,
        untilMs: result.untilMs,
      });
      window.location.assign(result.url);
      return;
    }
    // Without an answer of ours the hold may stand: the same key finds it again, and proves whose it is.
    if (result.outcome !== "offline" && result.outcome !== "unanswered")
      attempt.current = { wish: "", key: "" };
    if (result.outcome === "slotGone") {
      await slotGone(startMs, result.code === "slot_taken" ? "taken" : "unavailable");
    } else if (result.outcome === "invalid" && hasErrors(contactErrors(result.fields))) {
      showErrors(contactErrors(result.fields));
    } else if (result.outcome === "changed" || result.outcome === "offline") {
      setProblem({ kind: result.outcome });
    } else {
      setProblem({ kind: "message", message: result.message });
    }
    setPaying(false);
  }

  function pickInstead(slot: DaySlot) {
    time.pickStart(slot.startMs);
    setProblem(null);
    setPickCount((count) => count + 1);
  }

  const clearProblem = () => setProblem(null);
  return {
    contact,
    setContact,
    earlyStart,
    errors,
    errorCount,
    problem,
    clearProblem,
    isPaying,
    pay,
    pickInstead,
    pickCount,
  };
}

/** Whether a press leads to this hold again, which the other details follow. Any other wish has to release it first. */
function isHoldOf(held: OwnHeld, choice: Omit<Choice, "startMs">, startMs: number, email: string | null) {
  const isSameWish =
    held.serviceId === choice.serviceId &&
    held.mode === choice.mode &&
    held.staffId === choice.staffId &&
    held.startMs === startMs;
  return isSameWish && (email === null ? !held.isGuest : held.isGuest && held.email === email.toLowerCase());
}

/** An error goes away when its field is changed. */
function clearChanged(errors: ContactErrors, before: TypedContact, after: TypedContact): ContactErrors {
  const kept: ContactErrors = { ...errors };
  for (const field of contactFields) {
    if (before[field] !== after[field]) delete kept[field];
  }
  return kept;
}

const hasErrors = (errors: ContactErrors): boolean => Object.keys(errors).length > 0;

function contactErrors(fields: { path: string; message: string }[]): ContactErrors {
  const found: ContactErrors = {};
  for (const { path, message } of fields) {
    const field = contactFields.find((each) => each === path);
    if (field) found[field] = message;
  }
  return found;
}
