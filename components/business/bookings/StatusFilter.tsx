"use client";

import { useTranslations } from "next-intl";
import { useOptimistic, useTransition } from "react";
import { Select } from "@/components/ui/inputs/Select";
import type { BookingStatus } from "@/lib/bookings/status";
import { useRouter } from "@/lib/i18n/navigation";
import { type BookingsQuery, bookingsHref, isShown, statusFilters } from "./bookingsQuery";

type StatusFilterProps = {
  query: BookingsQuery;
  /** The statuses that occur on the day shown; null where several days are. */
  statusesHere: readonly BookingStatus[] | null;
};

/**
 * Which bookings the grid and the list show. For a status that does not occur on the day shown, the page goes to the first
 * day that has it.
 */
export function StatusFilter({ query, statusesHere }: StatusFilterProps) {
  const t = useTranslations("providerArea.bookings");
  const words = useTranslations("common.status");
  const router = useRouter();
  const [, startChange] = useTransition();
  const [shown, setShown] = useOptimistic(query.status);

  function choose(value: string) {
    const status = statusFilters.find((each) => each === value) ?? null;
    const isOne = status !== null && status !== "all";
    const leaves = isOne && statusesHere !== null && !statusesHere.some((each) => isShown(status, each));
    startChange(() => {
      setShown(status);
      router.push(bookingsHref(query, { status, ...(leaves ? { date: null } : {}) }), { scroll: false });
    });
  }

  return (
    <Select
      aria-label={t("status")}
      value={shown ?? ""}
      onChange={(event) => choose(event.currentTarget.value)}
      options={[
        { value: "", label: t("notCancelled") },
        ...statusFilters.map((status) => ({
          value: status,
          label: status === "all" ? t("allStatuses") : words(status),
        })),
      ]}
    />
  );
}
