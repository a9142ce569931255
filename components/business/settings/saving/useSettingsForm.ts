"use client";

import { type AnswerOf, type CallOptions, callApi } from "@/lib/api/client";
import { type LeftOutBooking, leftOutOf } from "./refusals";
import { type StoredVersion, useVersionedForm, type VersionedFormOptions } from "./useVersionedForm";

export type Settings = AnswerOf<"GET /providers/me/settings">;
export type SettingsChanges = NonNullable<CallOptions<"PATCH /providers/me/settings">["body"]>;

/** What a page of the settings begins with, and whose it is; null: the whole business's. */
export type Stored = StoredVersion<Settings> & { staffId: string | null };

/** Names the person in a call, where it is about one. */
export const ofPerson = (staffId: string | null) => (staffId === null ? {} : { query: { staffId } });

type Options<V extends object, P> = Omit<
  VersionedFormOptions<Settings, V, P, SettingsChanges, LeftOutBooking>,
  "stored" | "read" | "save" | "bookingsOf"
> & { stored: Stored };

/** One page of the settings of a business, or of one of its people. */
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
