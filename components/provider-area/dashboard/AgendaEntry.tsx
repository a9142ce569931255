import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AgendaRow } from "@/components/ui/AgendaRow";
import { StatusBadge } from "@/components/ui/StatusBadge";
import { earningsOre } from "@/lib/bookings/earnings";
import type { AgendaLine } from "@/lib/dashboard/agenda";
import type { Dashboard } from "@/lib/dashboard/dashboard";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatTime } from "@/lib/time/format";
import { listText } from "../listText";
import { PersonName } from "../PersonDot";
import { spanText } from "../spanText";

type AgendaEntryProps = { line: AgendaLine; dashboard: Dashboard };

/** One line of the day in words. */
export function AgendaEntry({ line, dashboard }: AgendaEntryProps) {
  const t = useTranslations("providerArea.dashboard.agenda");
  const locale = useLocale();
  if (line.kind === "booking") return <BookingEntry line={line} dashboard={dashboard} />;
  if (line.kind === "absence") {
    const { reason, staffName } = line.absence;
    return (
      <AgendaRow
        time={spanText(line)}
        state="blocked"
        title={staffName === null ? t("absence") : t("absenceFor", { name: staffName })}
        facts={[reason]}
      />
    );
  }
  const names = line.staffNames.length === 0 ? null : listText(line.staffNames, locale);
  if (line.kind === "lunch") {
    const title = names === null ? t("lunch") : t("lunchFor", { names });
    return <AgendaRow time={spanText(line)} state="blocked" title={title} />;
  }
  const note = line.fits ? (dashboard.onboarding.isLive ? "freeShown" : "freeHidden") : "freeShort";
  return (
    <AgendaRow
      time={spanText(line)}
      state="free"
      title={names === null ? t("free") : t("freeFor", { names })}
      facts={[t(note)]}
    />
  );
}

type BookingLine = Extract<AgendaLine, { kind: "booking" }>;

function BookingEntry({ line, dashboard }: { line: BookingLine; dashboard: Dashboard }) {
  const words = useTranslations("common.status");
  const { booking } = line;
  const details = useBookingDetails(line, dashboard);
  return (
    <AgendaRow
      time={spanText(line)}
      dateTime={booking.startsAt.toISOString()}
      state={booking.status}
      title={booking.serviceName}
      facts={details}
      href={providerPaths.bookings({ booking: booking.id })}
      linkComponent={Link}
      trailing={<StatusBadge status={booking.status} label={words(booking.status)} />}
    />
  );
}

function useBookingDetails({ booking, phase }: BookingLine, dashboard: Dashboard): ReactNode[] {
  const t = useTranslations("providerArea.dashboard.agenda");
  const area = useTranslations("providerArea");
  const locale = useLocale();
  const { staffMember, holdExpiresAt, customerName } = booking;
  const staff =
    staffMember.isImplicit || staffMember.name === null
      ? []
      : [<PersonName key="person" name={staffMember.name} colour={staffMember.colour} />];
  const mode = booking.deliveryMode === "digital" ? [area("mode.digital")] : [];
  if (booking.status === "pending" && holdExpiresAt !== null) {
    const until = formatTime(holdExpiresAt.getTime(), dashboard.timeZone);
    return [t("held", { time: until }), ...staff, ...mode];
  }
  return [
    ...(phase === "now" ? [t("ongoing")] : []),
    customerName || area("guest"),
    ...(dashboard.newCustomers.has(booking.id) ? [t("newCustomer")] : []),
    ...staff,
    ...mode,
    formatSek(earningsOre(booking), locale),
  ];
}
