"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { keepValues, takeValues } from "@/components/form/keptValues";
import { useForm } from "@/components/form/useForm";
import { useRefresh } from "@/components/layout/useRefresh";
import { notify } from "@/components/ui/overlays/notify";
import type { ApiResult, Refusal } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { type Conflict, mergeEdits, type Parts } from "./mergeEdits";
import { refusedBookingOf } from "./refusals";

/** What happens to a booking in the way of an edit. */
export type Decision = { booking_id: string; action: "keep" | "move" | "cancel"; start_time?: string | null };

/** The saved settings that a page begins with, and their version. */
export type StoredVersion<S> = { settings: S; tag: string; owner: string };

export type VersionedFormOptions<S, V extends object, P, B, L> = {
  /** The name under which typed values are kept while somebody signs in again. */
  name: string;
  stored: StoredVersion<S>;
  valuesOf: (settings: S) => V;
  /** The values that this page edits, taken from the saved settings. */
  changesOf: (values: V, settings: S) => B;
  check?: (values: V) => Record<string, string>;
  /**
   * Splits the values into parts for merging, and joins them again.
   * @param edits all edits to be merged: a part can be split further only where each of them has it
   */
  partsOf: (values: V, edits: readonly V[]) => Parts<P>;
  fromParts: (parts: Parts<P>) => V;
  read: (locale: Locale) => Promise<ApiResult<S>>;
  /** @param tag the version that the edit began with */
  save: (changes: B, decisions: Decision[], tag: string, locale: Locale) => Promise<ApiResult<S>>;
  /** The bookings that a refused save lists; null when it was refused for another reason. */
  bookingsOf: (refusal: Refusal) => L[] | null;
};

/** Two edits that changed the same parts. */
export type Stale<P> = { merged: Parts<P>; conflicts: Conflict<P>[] };

/** Bookings in the way of the edit. It is saved only with a decision about each. */
export type LeftOut<L> = {
  bookings: L[];
  /** The reason of the last failure, and its booking. */
  refused: { bookingId: string; message: string } | null;
  /** The choices made before signing in again. */
  chosen: readonly Decision[];
};

/**
 * The form of something with a version: its values and its save. When bookings are in the way, the save is refused
 * until each has a decision; when somebody else has saved, until both edits are merged.
 */
export function useVersionedForm<S, V extends object, P, B, L>(options: VersionedFormOptions<S, V, P, B, L>) {
  const { stored, valuesOf, partsOf, fromParts } = options;
  const t = useTranslations("providerSettings.save");
  const locale = useLocale();
  const refresh = useRefresh();
  const [settings, setSettings] = useState(stored.settings);
  const version = useRef(stored.tag);
  const decisions = useRef<Decision[]>([]);
  const [leftOut, setLeftOut] = useState<LeftOut<L> | null>(null);
  const [stale, setStale] = useState<Stale<P> | null>(null);
  const [isMerged, setMerged] = useState(false);
  const keptUnder = { name: options.name, owner: stored.owner };
  const beganWith = { ...keptUnder, name: `${keptUnder.name}-began-with` };
  const decided = { ...keptUnder, name: `${keptUnder.name}-decided` };

  const form = useForm({
    initial: valuesOf(settings),
    portal: "provider",
    keep: keptUnder,
    ...(options.check ? { check: options.check } : {}),
    send: async (values: V, language) => {
      const changes = options.changesOf(values, settings);
      const answer = await options.save(changes, decisions.current, version.current, language);
      if (answer.ok) version.current = answer.headers.get("ETag") ?? version.current;
      return answer;
    },
    onSaved: async (saved) => {
      const kept = decisions.current.filter(({ action }) => action === "keep").length;
      decisions.current = [];
      setLeftOut(null);
      setMerged(false);
      setSettings(saved);
      form.reset(valuesOf(saved));
      notify({
        tone: "success",
        title: t("saved"),
        ...(kept > 0 ? { description: t("savedKept", { count: kept }) } : {}),
      });
      await refresh();
    },
    onRefused: (refusal) => keepBeforeSignIn(refusal) || askAboutBookings(refusal) || mergeNewer(refusal),
  });

  // The page was reloaded. Unsaved edits stay, and saving them then meets the newer version.
  const { isDirty } = form;
  const seen = useRef(stored.tag);
  useEffect(() => {
    if (stored.tag === seen.current) return;
    seen.current = stored.tag;
    if (isDirty) return;
    setSettings(stored.settings);
    version.current = stored.tag;
  }, [stored, isDirty]);

  // Typed values were restored after signing in. Somebody may have saved since that edit began.
  useEffect(() => {
    if (!form.isRestored) return;
    const began = takeValues(beganWith, { settings: stored.settings, tag: stored.tag });
    if (began !== null && began.tag !== stored.tag)
      mergeWithSaved(began.settings, stored.settings, stored.tag);
  });

  /** The version that the edit began with is kept with the typed values. */
  function keepBeforeSignIn({ status }: Refusal): boolean {
    if (status !== 401) return false;
    keepValues(beganWith, { settings, tag: version.current });
    if (decisions.current.length > 0) keepValues(decided, { decisions: decisions.current });
    return false;
  }

  function askAboutBookings(refusal: Refusal): boolean {
    const bookings = options.bookingsOf(refusal);
    if (bookings !== null) {
      const kept = takeValues<{ decisions: Decision[] }>(decided, { decisions: [] });
      setLeftOut({ bookings, refused: null, chosen: kept?.decisions ?? [] });
      return true;
    }
    const bookingId = refusedBookingOf(refusal);
    if (bookingId === null || leftOut === null) return false;
    setLeftOut({ ...leftOut, refused: { bookingId, message: refusal.message ?? "" } });
    return true;
  }

  function mergeNewer({ status }: Refusal): boolean {
    if (status !== 412) return false;
    // The listed bookings belonged to the edit before this change.
    decisions.current = [];
    setLeftOut(null);
    void fetchNewer();
    return true;
  }

  async function fetchNewer() {
    const answer = await options.read(locale);
    if (!answer.ok) {
      notify({ tone: "error", title: t("mergeFailed") });
      return;
    }
    mergeWithSaved(settings, answer.data, answer.headers.get("ETag") ?? version.current);
  }

  /** Merges the edit that began with `base` with what was saved meanwhile. */
  function mergeWithSaved(base: S, saved: S, tag: string) {
    const theirs = valuesOf(saved);
    const edits = [valuesOf(base), form.values, theirs];
    const [began = new Map(), mine = new Map(), newer = new Map()] = edits.map((values) =>
      partsOf(values, edits),
    );
    const { merged, conflicts } = mergeEdits<P>(began, mine, newer);
    version.current = tag;
    setSettings(saved);
    form.reset(theirs);
    form.changeAll(fromParts(merged));
    setMerged(true);
    if (conflicts.length > 0) setStale({ merged, conflicts });
  }

  return {
    form,
    /** The values as last saved. */
    settings,
    version,
    leftOut,
    stale,
    /** Somebody else's edit was merged with this one, which is not saved yet. */
    isMerged,
    choose: (parts: Parts<P>) => {
      setStale(null);
      form.changeAll(fromParts(parts));
    },
    keepMine: () => setStale(null),
    decide: (made: Decision[]) => {
      decisions.current = made;
      return form.submit();
    },
    goBack: () => {
      decisions.current = [];
      setLeftOut(null);
    },
    discard: () => {
      setMerged(false);
      form.reset(valuesOf(settings));
    },
  };
}
