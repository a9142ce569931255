"use client";

import { useTranslations } from "next-intl";
import { useOptimistic, useTransition } from "react";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import type { StaffName } from "@/lib/business/dashboard/schedule";
import { useRouter } from "@/lib/i18n/navigation";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";

/** Whose bookings are shown, where several people work. */
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
