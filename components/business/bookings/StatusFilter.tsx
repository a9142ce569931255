"use client";

import { useTranslations } from "next-intl";
import { useOptimistic, useTransition } from "react";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { type BookingStatus, bookingStatuses } from "@/lib/bookings/status";
import { useRouter } from "@/lib/i18n/navigation";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";

type StatusFilterProps = {
  query: BookingsQuery;
  /** What there is on the day shown. With a status that is not among them the page finds the first day that has it. */
  statusesHere: readonly BookingStatus[];
};

export function StatusFilter({ query, statusesHere }: StatusFilterProps) {
  const t = useTranslations("providerArea.bookings");
  const words = useTranslations("common.status");
  const router = useRouter();
  const [, startChange] = useTransition();
  const [shown, setShown] = useOptimistic(query.status);

  function choose(value: string) {
    const status = bookingStatuses.find((each) => each === value) ?? null;
    const keepsDay = query.view !== "day" || status === null || statusesHere.includes(status);
    startChange(() => {
      setShown(status);
      router.push(bookingsHref(query, { status, ...(keepsDay ? {} : { date: null }) }));
    });
  }

  return (
    <Field label={t("status")} className="min-w-[min(100%,9rem)] flex-1 sm:max-w-40">
      <Select
        value={shown ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
        options={[
          { value: "", label: t("allStatuses") },
          ...bookingStatuses.map((status) => ({ value: status, label: words(status) })),
        ]}
      />
    </Field>
  );
}
