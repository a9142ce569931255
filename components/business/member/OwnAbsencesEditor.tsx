"use client";

import { CalendarPlus, Pencil, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Notice } from "@/components/ui/feedback/Notice";
import { SaveBar } from "@/components/ui/feedback/SaveBar";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { notify } from "@/components/ui/overlays/notify";
import { type AnswerOf, callApi } from "@/lib/api/client";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { LocalDate } from "@/lib/time/localDate";
import { AbsenceFields } from "../settings/absences/AbsenceFields";
import { periodText } from "../settings/absences/absenceText";
import {
  type Absence,
  absenceOf,
  newAbsence,
  occurrencesOf,
  problemsToSave,
} from "../settings/absences/absenceValues";

type Stored = AnswerOf<"GET /providers/me/absences">;
type OwnAbsencesEditorProps = { stored: Stored; owner: string; today: LocalDate };

const valuesOf = ({ unavailableSlots, time_zone }: Stored) => ({
  unavailableSlots: unavailableSlots.map((slot) => absenceOf(slot, time_zone)),
});

/** When one of the people is away; what is added and taken away stays here until the one save. */
export function OwnAbsencesEditor({ stored, owner, today }: OwnAbsencesEditorProps) {
  const t = useTranslations("access.absences");
  const times = useTranslations("providerSettings.time");
  const locale = useLocale();
  const refresh = useRefresh();
  const [open, setOpen] = useState<string | null>(null);
  const [inside, setInside] = useState(0);
  const made = useRef(0);
  const timeZone = stored.time_zone;
  const form = useForm({
    initial: valuesOf(stored),
    portal: "provider",
    keep: { name: "own-absences", owner },
    check: ({ unavailableSlots }) => {
      const wrong = unavailableSlots.flatMap((absence, index) =>
        Object.entries(problemsToSave(absence, today, timeZone)).map(([field, problem]): [string, string] => [
          `unavailableSlots.${index}.${field}`,
          times(problem),
        ]),
      );
      return Object.fromEntries(wrong);
    },
    send: (values, language) =>
      callApi("PATCH /providers/me/absences", {
        body: changesOf(values.unavailableSlots, stored),
        locale: language,
      }),
    onSaved: async (saved) => {
      setOpen(null);
      setInside(saved.conflictingBookings.length);
      form.reset(valuesOf(saved));
      notify({ tone: "success", title: t("saved") });
      await refresh();
    },
  });
  const absences = form.values.unavailableSlots;
  const put = (next: Absence[]) => form.change("unavailableSlots", next);
  const nameOf = (absence: Absence) =>
    periodText(absence, timeZone, locale, (day) => t("wholeDay", { day })) ?? t("newOne");

  function add() {
    made.current += 1;
    const absence = newAbsence(`new-${made.current}`, today);
    put([...absences, absence]);
    setOpen(absence.key);
  }

  const problemsOf = (index: number) => {
    const start = `unavailableSlots.${index}.`;
    const own = Object.entries(form.problems).filter(([path]) => path.startsWith(start));
    return Object.fromEntries(own.map(([path, problem]) => [path.slice(start.length), problem]));
  };
  const remove = (gone: Absence) => put(absences.filter(({ key }) => key !== gone.key));

  return (
    <Form form={form} aria-label={t("title")} className="grid grid-cols-1 gap-6">
      <PageHeader title={t("title")} lead={t("lead")} />
      {inside === 0 ? null : (
        <Notice
          tone="warning"
          live="polite"
          action={
            <Button asChild size="sm">
              <Link href={providerPaths.bookings()}>{t("toBookings")}</Link>
            </Button>
          }
        >
          {t("inside", { count: inside })}
        </Notice>
      )}
      <div>
        <Button size="sm" variant="solid" icon={<CalendarPlus aria-hidden="true" />} onClick={add}>
          {t("add")}
        </Button>
      </div>
      {absences.length === 0 ? (
        <EmptyState compact figure="calendar" title={t("emptyTitle")}>
          {t("emptyBody")}
        </EmptyState>
      ) : (
        <ul aria-label={t("listTitle")} className="max-w-4xl border-line border-b">
          {absences.map((absence, index) => {
            const period = nameOf(absence);
            const problems = problemsOf(index);
            return (
              <li key={absence.key} className="border-line border-t">
                {open === absence.key || Object.keys(problems).length > 0 ? (
                  <AbsenceFields
                    absence={absence}
                    period={period}
                    timeZone={timeZone}
                    problems={problems}
                    onChange={(changed) =>
                      put(absences.map((each) => (each.key === changed.key ? changed : each)))
                    }
                    onDone={() => setOpen(null)}
                    onRemove={() => remove(absence)}
                  />
                ) : (
                  <Row
                    period={period}
                    reason={absence.reason}
                    onEdit={() => setOpen(absence.key)}
                    onRemove={() => remove(absence)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <FormProblem message={form.message} />
      <SaveBar
        open={form.isDirty}
        text={t("unsaved")}
        saveLabel={t("save")}
        discardLabel={t("discard")}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset()}
        saving={form.isBusy}
      />
    </Form>
  );
}

type RowProps = { period: string; reason: string; onEdit: () => void; onRemove: () => void };

function Row({ period, reason, onEdit, onRemove }: RowProps) {
  const t = useTranslations("access.absences");
  return (
    <div className="flex items-start gap-x-3 py-2">
      <div className="min-w-0 flex-1 py-2.5">
        <p className="num font-semibold first-letter:uppercase">{period}</p>
        <p className="text-muted [overflow-wrap:anywhere]">{reason || t("noReason")}</p>
      </div>
      <IconButton label={t("edit", { period })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={t("remove", { period })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** What is sent: each as it stands in the list, after them the later weeks of new series; what is gone is named. */
function changesOf(absences: readonly Absence[], stored: Stored) {
  const sent = absences.map((absence) => {
    const series_id = absence.weeklyUntil === "" ? absence.seriesId : crypto.randomUUID();
    const [first, ...later] = occurrencesOf(absence, stored.time_zone).map(({ startMs, endMs }) => ({
      start_time: new Date(startMs).toISOString(),
      end_time: new Date(endMs).toISOString(),
      reason: absence.reason,
      series_id,
    }));
    return { first: first && { ...first, id: absence.id }, later };
  });
  const kept = new Set(absences.map(({ id }) => id));
  return {
    unavailableSlots: [...sent.flatMap(({ first }) => first ?? []), ...sent.flatMap(({ later }) => later)],
    deleteUnavailableSlotIds: stored.unavailableSlots.map(({ id }) => id).filter((id) => !kept.has(id)),
  };
}
