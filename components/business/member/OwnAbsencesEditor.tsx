"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Notice } from "@/components/ui/feedback/Notice";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { type AnswerOf, callApi } from "@/lib/api/client";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { LocalDate } from "@/lib/time/localDate";
import { AbsenceList } from "../settings/absences/AbsenceList";
import { type AbsenceValues, absenceChanges, absenceOf } from "../settings/absences/absenceValues";
import { useAbsenceForm } from "../settings/absences/useAbsenceForm";
import { type StoredVersion, useVersionedForm } from "../settings/saving/useVersionedForm";
import { VersionedForm } from "../settings/saving/VersionedForm";
import { BookingsInsideDialog, bookingsInsideOf } from "./BookingsInsideDialog";

type Stored = AnswerOf<"GET /providers/me/absences">;
type OwnAbsencesEditorProps = { stored: StoredVersion<Stored>; today: LocalDate };

const valuesOf = ({ unavailableSlots, time_zone }: Stored): AbsenceValues => ({
  unavailableSlots: unavailableSlots.map((slot) => absenceOf(slot, time_zone)),
});

/** Edits a member's time off. Additions and removals are sent with one save. */
export function OwnAbsencesEditor({ stored, today }: OwnAbsencesEditorProps) {
  const t = useTranslations("access.absences");
  const [inside, setInside] = useState(0);
  const timeZone = stored.settings.time_zone;
  const { seriesIdOf, describe, ...rules } = useAbsenceForm(today, timeZone, () => saved);
  const page = useVersionedForm({
    name: "own-absences",
    stored,
    valuesOf,
    changesOf: (values, { unavailableSlots, time_zone }: Stored) =>
      absenceChanges(values, { unavailableSlots, provider: { time_zone } }, seriesIdOf),
    ...rules,
    read: (language) => callApi("GET /providers/me/absences", { locale: language, cache: "no-store" }),
    save: async (changes, decisions, tag, language) => {
      const answer = await callApi("PATCH /providers/me/absences", {
        body: { ...changes, keptBookingIds: decisions.map(({ booking_id }) => booking_id) },
        headers: { "If-Match": tag },
        locale: language,
      });
      if (answer.ok) setInside(new Set(answer.data.conflictingBookings.map(({ id }) => id)).size);
      return answer;
    },
    bookingsOf: bookingsInsideOf,
  });
  const { form, leftOut } = page;
  const saved = valuesOf(page.settings).unavailableSlots;

  return (
    <VersionedForm
      page={page}
      describe={describe}
      label={t("title")}
      className=""
      bookingsDialog={
        leftOut === null ? null : (
          <BookingsInsideDialog
            bookings={leftOut.bookings}
            timeZone={timeZone}
            isBusy={form.isBusy}
            problem={form.message}
            onConfirm={page.decide}
            onClose={page.goBack}
          />
        )
      }
    >
      <PageHeader title={t("title")} lead={t("lead")} />
      {inside === 0 ? null : (
        <Notice
          tone="warning"
          live="polite"
          action={
            <ButtonSlot size="sm">
              <Link href={providerPaths.bookings()}>{t("toBookings")}</Link>
            </ButtonSlot>
          }
        >
          {t("inside", { count: inside })}
        </Notice>
      )}
      <div className="min-w-0">
        <h2 className="sr-only">{t("listTitle")}</h2>
        <AbsenceList
          absences={form.values.unavailableSlots}
          saved={saved}
          problems={form.problems}
          onChange={(next) => form.change("unavailableSlots", next)}
          today={today}
          timeZone={timeZone}
        />
      </div>
    </VersionedForm>
  );
}
