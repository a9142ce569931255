import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { TextLink } from "@/components/ui/actions/TextLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { AgendaLine } from "@/lib/business/dashboard/agenda";
import type { AgendaDay } from "@/lib/business/dashboard/dashboard";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { formatClock } from "@/lib/time/clock";
import { AreaHeading } from "../AreaHeading";
import { EarlierToday } from "../EarlierToday";
import { AgendaEntry } from "./AgendaEntry";

/** The number of past entries from which they are folded: while some are still ahead, and after the last visit. */
const foldFrom = { ahead: 3, done: 8 };

/** The day as a list in order of time. Past entries are folded, so that upcoming ones come first. */
export function Agenda({ day }: { day: AgendaDay }) {
  const t = useTranslations("providerArea.dashboard.agenda");
  const { agenda, today, cancelledToday } = day;
  return (
    <section aria-labelledby="agenda">
      <AreaHeading
        id="agenda"
        title={t("title")}
        action={
          <TextLink
            linkComponent={QuietLink}
            href={providerPaths.bookings({ date: today.date, view: "week" })}
          >
            {t("all")}
          </TextLink>
        }
      />
      <div className="mt-4">{agenda.length === 0 ? <EmptyDay day={day} /> : <Lines day={day} />}</div>
      {cancelledToday > 0 ? (
        <p className="mt-3">
          <TextLink
            linkComponent={QuietLink}
            tone="muted"
            href={providerPaths.bookings({ date: today.date, status: "cancelled" })}
          >
            {t("cancelled", { count: cancelledToday })}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}

function Lines({ day }: { day: AgendaDay }) {
  const t = useTranslations("providerArea.dashboard.agenda");
  const { agenda, today } = day;
  const over = agenda.filter(({ phase }) => phase === "past");
  const rest = agenda.filter(({ phase }) => phase !== "past");
  const { nowMinute } = today.ribbon;
  const folded = over.length >= (rest.length > 0 ? foldFrom.ahead : foldFrom.done);
  const ahead = rest.findIndex(({ phase }) => phase === "ahead");
  const split = ahead === -1 ? rest.length : ahead;
  const entries = (lines: AgendaLine[]) =>
    lines.map((line) => <AgendaEntry key={keyOf(line)} line={line} day={day} />);
  return (
    <>
      {folded ? <EarlierToday count={over.length}>{entries(over)}</EarlierToday> : null}
      <ul className="border-line border-b">
        {folded ? null : entries(over)}
        {entries(rest.slice(0, split))}
        {nowMinute === null ? null : <NowLine minute={nowMinute} label={t("now", { time: "" })} />}
        {entries(rest.slice(split))}
      </ul>
    </>
  );
}

function keyOf(line: AgendaLine): string {
  if (line.kind === "booking") return line.booking.id;
  if (line.kind === "absence") return line.absence.id;
  return `${line.kind}-${line.startMinute}-${line.endMinute}`;
}

function EmptyDay({ day: { hasHours, isOwner } }: { day: AgendaDay }) {
  const t = useTranslations("providerArea.dashboard.agenda");
  const own = useTranslations("access.day");
  if (!isOwner) {
    return (
      <EmptyState compact figure="calendar" headingLevel={3} title={own("noneTitle")}>
        {own("noneBody")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      compact
      figure="calendar"
      headingLevel={3}
      title={hasHours ? t("closedTitle") : t("emptyTitle")}
      action={
        <ButtonSlot size="sm">
          <Link href={providerPaths.settingsHours()}>{t("hours")}</Link>
        </ButtonSlot>
      }
    >
      {hasHours ? t("closedBody") : t("emptyBody")}
    </EmptyState>
  );
}

/** Marks the current time in the list. */
function NowLine({ minute, label }: { minute: number; label: string }) {
  const time = formatClock(minute);
  return (
    <li aria-current="time" className="relative -my-px flex items-center gap-3 py-1 sm:gap-4">
      <span className="num w-[7.25rem] shrink-0 whitespace-nowrap font-semibold text-danger text-sm sm:w-32">
        <span>{label}</span> <time dateTime={time}>{time}</time>
      </span>
      <span aria-hidden="true" className="relative h-0.5 flex-1 rounded-full bg-danger" />
    </li>
  );
}
