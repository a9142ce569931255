import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { PersonDot } from "@/components/staff/PersonMark";
import { DayRibbon, type RibbonBooking } from "@/components/ui/time/DayRibbon";
import { RibbonLegend } from "@/components/ui/time/RibbonLegend";
import { RibbonTicks } from "@/components/ui/time/RibbonTicks";
import type { RibbonSegment } from "@/components/ui/time/ribbon";
import type { AvailabilityRibbon as Ribbon } from "@/lib/availability/slots/ribbon";
import { ribbonScale } from "@/lib/availability/slots/ribbonScale";
import { countOf } from "@/lib/bookings/business/bookingMoney";
import type { DayBooking, DayPerson, DaySchedule } from "@/lib/business/dashboard/schedule";
import { providerPaths } from "@/lib/paths";
import { formatClock } from "@/lib/time/clock";
import { formatDayLong, formatDuration } from "@/lib/time/format";
import { spanText } from "../spanText";

/** The day's ribbon with its bookings, one for each person where there are several, and a legend. */
export function DayRibbons({ day }: { day: DaySchedule }) {
  const t = useTranslations("providerArea.ribbon");
  const { startMinute: openMinute, endMinute: closeMinute } = ribbonScale([day.ribbon]);
  const several = day.people.length > 1;
  const people = several
    ? day.people
    : [{ staffMemberId: null, name: null, colour: "grey" as const, ribbon: day.ribbon }];
  return (
    <div>
      <div className="grid grid-cols-1 gap-2">
        {people.map((person) => (
          <PersonRibbon
            key={person.staffMemberId ?? "all"}
            person={person}
            day={day}
            range={{ openMinute, closeMinute }}
          />
        ))}
        <RibbonTicks
          openMinute={openMinute}
          closeMinute={closeMinute}
          className={several ? "-mt-2 sm:ml-28" : "-mt-2"}
        />
      </div>
      <RibbonLegend
        className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted text-xs"
        items={[
          { status: "confirmed", label: t("booked") },
          { status: "pending", label: t("paying") },
          { status: "completed", label: t("completed") },
          { kind: "free", label: t("free") },
          { kind: "lunch", label: t("lunch") },
          { kind: "unavailable", label: t("unavailable") },
          { kind: "closed", label: t("closedTime") },
        ]}
      />
    </div>
  );
}

type PersonRibbonProps = {
  person: Omit<DayPerson, "staffMemberId"> & { staffMemberId: string | null };
  day: DaySchedule;
  range: { openMinute: number; closeMinute: number };
};

function PersonRibbon({ person, day, range }: PersonRibbonProps) {
  const label = useRibbonLabel(day.date);
  const marks = useBookingMarks();
  const bookings = day.bookings.filter(
    ({ staffMember }) => person.staffMemberId === null || staffMember.id === person.staffMemberId,
  );
  const shown = bookings.filter(({ status }) => status !== "cancelled");
  return (
    <div
      className={person.name === null ? undefined : "items-center sm:grid sm:grid-cols-[6.5rem_1fr] sm:gap-2"}
    >
      {person.name === null ? null : (
        <span className="block truncate font-medium text-sm">
          <PersonDot colour={person.colour} className="mr-1.5 size-2.5 align-baseline" />
          {person.name}
        </span>
      )}
      <DayRibbon
        {...range}
        size="lg"
        segments={drawn(person.ribbon)}
        nowMinute={person.ribbon.nowMinute}
        label={[person.name, label(person.ribbon, countOf(shown))].filter(Boolean).join(". ")}
        bookings={marks(shown)}
        linkComponent={QuietLink}
      />
    </div>
  );
}

/** Leaves out time that nobody can book, which the empty ground shows already. */
function drawn(ribbon: Ribbon): RibbonSegment[] {
  return ribbon.segments.flatMap(({ kind, startMinute, endMinute }) =>
    kind === "gap" ? [] : [{ kind, startMinute, endMinute }],
  );
}

type Counts = ReturnType<typeof countOf>;

function useRibbonLabel(date: string) {
  const t = useTranslations("providerArea.ribbon");
  const day = formatDayLong(date, useLocale());
  return ({ openMinute, closeMinute, freeMinutes }: Ribbon, { count: bookings, waiting }: Counts) => {
    if (openMinute === null || closeMinute === null) return t("closed", { day, bookings, waiting });
    const hasFree = freeMinutes > 0;
    return t("open", {
      day,
      bookings,
      waiting,
      from: formatClock(openMinute),
      to: formatClock(closeMinute),
      hasFree: hasFree ? "some" : "none",
      free: hasFree ? formatDuration(freeMinutes) : "",
    });
  };
}

function useBookingMarks() {
  const t = useTranslations("providerArea.ribbon");
  const words = useTranslations("common.status");
  return (bookings: readonly DayBooking[]): RibbonBooking[] =>
    bookings.map((booking) => ({
      id: booking.id,
      startMinute: booking.startMinute,
      endMinute: booking.endMinute,
      status: booking.status,
      label: t("booking", {
        time: spanText(booking),
        service: booking.serviceName,
        status: words(booking.status).toLocaleLowerCase(),
      }),
      href: providerPaths.bookings({ booking: booking.id }),
    }));
}
