import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/ui/navigation/Headers";
import type { SyncedCalendar } from "@/lib/calendarSync/schemas";
import { AreaHeading } from "../../AreaHeading";
import { CalendarFeed } from "./CalendarFeed";
import { CalendarSource } from "./CalendarSource";

type CalendarListProps = {
  calendars: readonly SyncedCalendar[];
  companyName: string;
  timeZone: string;
  /** A member's page has no settings around it. */
  isOwnPage: boolean;
};

/** The calendars that the viewer reaches: what goes out of each, and what blocks it. */
export function CalendarList({ calendars, companyName, timeZone, isOwnPage }: CalendarListProps) {
  const t = useTranslations("calendars");
  const isAlone = calendars.length === 1;
  const nameOf = ({ name }: SyncedCalendar) => name ?? (isAlone ? companyName : t("business"));
  return (
    <div className={isOwnPage ? "max-w-3xl" : "mt-8 max-w-3xl"}>
      {isOwnPage ? <PageHeader title={t("title")} lead={t("lead")} className="mb-6" /> : null}
      <section aria-labelledby="feeds">
        <AreaHeading id="feeds" title={t("feed.title")} lead={t("feed.what")} />
        <ul className="mt-6 border-line border-b">
          {calendars.map((calendar) => (
            <Row key={calendar.whose} name={nameOf(calendar)}>
              <CalendarFeed calendar={calendar} name={nameOf(calendar)} timeZone={timeZone} />
            </Row>
          ))}
        </ul>
        <p className="mt-3 max-w-[65ch] text-muted text-sm">{t("feed.slow")}</p>
      </section>
      <section aria-labelledby="sources" className="mt-12">
        <AreaHeading id="sources" title={t("source.title")} lead={t("source.what")} />
        <ul className="mt-6 border-line border-b">
          {calendars.map((calendar) => (
            <Row key={calendar.whose} name={nameOf(calendar)}>
              <div className="grid gap-2">
                <CalendarSource calendar={calendar} name={nameOf(calendar)} timeZone={timeZone} />
                {calendar.name === null && !isAlone ? (
                  <p className="text-muted text-sm">{t("source.everybody")}</p>
                ) : null}
              </div>
            </Row>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <h3 className="font-semibold font-text tracking-normal [overflow-wrap:anywhere]">{name}</h3>
      {children}
    </li>
  );
}
