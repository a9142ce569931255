"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useTransition } from "react";
import { Field } from "@/components/ui/inputs/Field";
import { SearchInput } from "@/components/ui/inputs/SearchInput";
import { useRouter } from "@/lib/i18n/navigation";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";

/** Finds a booking by the beginning of its number; a plain form where there is no script. */
export function SearchForm({ query }: { query: BookingsQuery }) {
  const t = useTranslations("providerArea.bookings");
  const router = useRouter();
  const [searching, startSearch] = useTransition();

  function search(text: string) {
    startSearch(() => router.push(bookingsHref(query, { q: text.trim() || null })));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    search(typeof typed === "string" ? typed : "");
  }

  return (
    <search className="w-full min-w-0 sm:w-auto sm:max-w-xs sm:flex-1">
      <form onSubmit={submit}>
        <Field label={t("search")}>
          <SearchInput
            key={query.q}
            name="q"
            defaultValue={query.q ?? ""}
            placeholder={t("searchHint")}
            maxLength={40}
            spellCheck={false}
            autoCapitalize="characters"
            clearLabel={t("clearSearch")}
            onClear={() => query.q !== null && search("")}
            busy={searching}
          />
        </Field>
      </form>
    </search>
  );
}
