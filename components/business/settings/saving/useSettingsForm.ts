"use client";

import { type AnswerOf, type CallOptions, callApi } from "@/lib/api/client";
import { type LeftOutBooking, leftOutOf } from "./refusals";
import { type StoredVersion, useVersionedForm, type VersionedFormOptions } from "./useVersionedForm";

export type Settings = AnswerOf<"GET /providers/me/settings">;
export type SettingsChanges = NonNullable<CallOptions<"PATCH /providers/me/settings">["body"]>;

/** The initial settings of a page and their person; null: the whole business. */
export type Stored = StoredVersion<Settings> & { staffId: string | null };

/** The query of a call for a person's settings. */
export const ofPerson = (staffId: string | null) => (staffId === null ? {} : { query: { staffId } });

type Options<V extends object, P> = Omit<
  VersionedFormOptions<Settings, V, P, SettingsChanges, LeftOutBooking>,
  "stored" | "read" | "save" | "bookingsOf"
> & { stored: Stored };

/** The form of a page of the settings, of a business or of one of its people. */
export function useSettingsForm<V extends object, P>(options: Options<V, P>) {
  const { staffId } = options.stored;
  const page = useVersionedForm({
    ...options,
    name: `settings-${options.name}-${staffId ?? "all"}`,
    read: (locale) =>
      callApi("GET /providers/me/settings", { ...ofPerson(staffId), locale, cache: "no-store" }),
    save: (changes, bookingDecisions, tag, locale) =>
      callApi("PATCH /providers/me/settings", {
        ...ofPerson(staffId),
        body: { ...changes, bookingDecisions },
        headers: { "If-Match": tag },
        locale,
      }),
    bookingsOf: leftOutOf,
  });
  return { ...page, staffId };
}
