"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { keepValues, takeValues } from "@/components/form/keptValues";
import { useForm } from "@/components/form/useForm";
import { useRefresh } from "@/components/layout/useRefresh";
import { notify } from "@/components/ui/overlays/notify";
import { type AnswerOf, type CallOptions, callApi, type Refusal } from "@/lib/api/client";
import { type Conflict, mergeEdits, type Parts } from "./mergeEdits";
import { type LeftOutBooking, leftOutOf, refusedBookingOf } from "./refusals";

export type Settings = AnswerOf<"GET /providers/me/settings">;
export type SettingsChanges = NonNullable<CallOptions<"PATCH /providers/me/settings">["body"]>;
export type Decision = NonNullable<SettingsChanges["bookingDecisions"]>[number];

/** What a page of the settings begins with: what is saved, its version, and whose it is; null: the whole business's. */
export type Stored = { settings: Settings; tag: string; owner: string; staffId: string | null };

/** Names the person in a call, where it is about one. */
export const ofPerson = (staffId: string | null) => (staffId === null ? {} : { query: { staffId } });

type Options<V extends object, P> = {
  /** Names the form, for what is kept while one signs in again. */
  name: string;
  stored: Stored;
  valuesOf: (settings: Settings) => V;
  /** The part of the settings that this page edits. */
  changesOf: (values: V, settings: Settings) => SettingsChanges;
  check?: (values: V) => Record<string, string>;
  /** The values by parts, for bringing two edits together, and back. */
  partsOf: (values: V) => Parts<P>;
  fromParts: (parts: Parts<P>) => V;
};

/** Two edits that met. */
export type Stale<P> = { merged: Parts<P>; conflicts: Conflict<P>[] };

/** Bookings that the edit leaves outside; nothing is saved before something was decided about each. */
export type LeftOut = {
  bookings: LeftOutBooking[];
  /** Why the last try failed, and at which booking. */
  refused: { bookingId: string; message: string } | null;
  /** What was chosen for them before signing in again. */
  chosen: readonly Decision[];
};

/**
 * One page of the settings: its values, and a save that is refused where bookings are in the way, until they are decided
 * about, or where somebody else has saved, until both edits are brought together.
 */
export function useSettingsForm<V extends object, P>(options: Options<V, P>) {
  const { stored, valuesOf, partsOf, fromParts } = options;
  const t = useTranslations("providerSettings.save");
  const locale = useLocale();
  const refresh = useRefresh();
  const [settings, setSettings] = useState(stored.settings);
  const version = useRef(stored.tag);
  const decisions = useRef<Decision[]>([]);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const [stale, setStale] = useState<Stale<P> | null>(null);
  const [isMerged, setMerged] = useState(false);
  const keptUnder = { name: `settings-${options.name}-${stored.staffId ?? "all"}`, owner: stored.owner };
  const beganWith = { ...keptUnder, name: `${keptUnder.name}-began-with` };
  const decided = { ...keptUnder, name: `${keptUnder.name}-decided` };

  const form = useForm({
    initial: valuesOf(settings),
    portal: "provider",
    keep: keptUnder,
    ...(options.check ? { check: options.check } : {}),
    send: async (values: V, language) => {
      const answer = await callApi("PATCH /providers/me/settings", {
        ...ofPerson(stored.staffId),
        body: { ...options.changesOf(values, settings), bookingDecisions: decisions.current },
        headers: { "If-Match": version.current },
        locale: language,
      });
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
    onRefused: (refusal) => meetSignIn(refusal) || meetBookings(refusal) || meetNewer(refusal),
  });

  // The page was read anew. What is being edited stays; saving it then meets the newer version.
  const { isDirty } = form;
  const seen = useRef(stored.tag);
  useEffect(() => {
    if (stored.tag === seen.current) return;
    seen.current = stored.tag;
    if (isDirty) return;
    setSettings(stored.settings);
    version.current = stored.tag;
  }, [stored, isDirty]);

  // What was typed is back after signing in again. Somebody may have saved in between, and the edit began before that.
  useEffect(() => {
    if (!form.isRestored) return;
    const began = takeValues(beganWith, { settings: stored.settings, tag: stored.tag });
    if (began !== null && began.tag !== stored.tag)
      bringTogether(began.settings, stored.settings, stored.tag);
  });

  /** What the edit began with waits beside what was typed. */
  function meetSignIn({ status }: Refusal): boolean {
    if (status !== 401) return false;
    keepValues(beganWith, { settings, tag: version.current });
    if (decisions.current.length > 0) keepValues(decided, { decisions: decisions.current });
    return false;
  }

  function meetBookings(refusal: Refusal): boolean {
    const bookings = leftOutOf(refusal);
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

  function meetNewer({ status }: Refusal): boolean {
    if (status !== 412) return false;
    // They were about the edit as it was.
    decisions.current = [];
    setLeftOut(null);
    void fetchNewer();
    return true;
  }

  async function fetchNewer() {
    const answer = await callApi("GET /providers/me/settings", {
      ...ofPerson(stored.staffId),
      locale,
      cache: "no-store",
    });
    if (!answer.ok) {
      notify({ tone: "error", title: t("mergeFailed") });
      return;
    }
    bringTogether(settings, answer.data, answer.headers.get("ETag") ?? version.current);
  }

  /** The edit that began with `base`, and what was saved meanwhile. */
  function bringTogether(base: Settings, saved: Settings, tag: string) {
    const theirs = valuesOf(saved);
    const edits = [valuesOf(base), form.values, theirs].map(partsOf);
    const [began = new Map(), mine = new Map(), newer = new Map()] = edits;
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
    staffId: stored.staffId,
    /** As they were saved last. */
    settings,
    version,
    leftOut,
    stale,
    /** Somebody else's edit was brought together with this one, which is not saved yet. */
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
