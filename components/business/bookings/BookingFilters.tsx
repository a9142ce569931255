"use client";

import clsx from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useOptimistic, useState, useTransition } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { SearchInput } from "@/components/ui/inputs/SearchInput";
import { Select } from "@/components/ui/inputs/Select";
import type { StaffName } from "@/lib/business/dashboard/schedule";
import { useRouter } from "@/lib/i18n/navigation";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";

type FoldedFiltersProps = {
  /** Whether a search or a filter is set. */
  inUse: boolean;
  /** The filters. */
  children: ReactNode;
};

/** Search and filters. On phones they are folded behind a button, so that the day's bookings come first. */
export function FoldedFilters({ inUse, children }: FoldedFiltersProps) {
  const t = useTranslations("providerArea.bookings");
  const id = useId();
  const [isOpen, setOpen] = useState(inUse);
  return (
    <>
      <div
        id={id}
        className={clsx(
          "mt-4 flex flex-wrap items-end gap-4 sm:mt-6",
          !isOpen && "max-sm:[@media(scripting:enabled)]:hidden",
        )}
      >
        {children}
      </div>
      <div className="mt-3 flex sm:hidden">
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
          className="ml-auto noscript:hidden"
        >
          {t("filters")}
        </Button>
      </div>
    </>
  );
}

/** Searches bookings by name, phone number, address or booking number; a plain form where there is no JavaScript. */
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
            autoCapitalize="none"
            clearLabel={t("clearSearch")}
            onClear={() => query.q !== null && search("")}
            busy={searching}
          />
        </Field>
      </form>
    </search>
  );
}

/** Filters by person, where the business has several. */
export function StaffFilter({ query, staff }: { query: BookingsQuery; staff: readonly StaffName[] }) {
  const t = useTranslations("providerArea.bookings");
  const router = useRouter();
  const [, startChange] = useTransition();
  const [shown, setShown] = useOptimistic(query.staff);

  function choose(value: string) {
    const id = value === "" ? null : value;
    startChange(() => {
      setShown(id);
      router.push(bookingsHref(query, { staff: id }));
    });
  }

  return (
    <Field label={t("staff")} className="min-w-[min(100%,9rem)] flex-1 sm:max-w-40">
      <Select
        value={shown ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
        options={[
          { value: "", label: t("everybody") },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}
