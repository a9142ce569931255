import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { PersonName } from "@/components/staff/PersonMark";
import { AgendaRow } from "@/components/ui/display/AgendaRow";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import type { AgendaLine } from "@/lib/business/dashboard/agenda";
import type { AgendaDay } from "@/lib/business/dashboard/dashboard";
import { providerPaths } from "@/lib/paths";
import { formatTime } from "@/lib/time/format";
import { useAmounts } from "../bookings/useSummary";
import { listText } from "../listText";
import { ownFacts } from "../ownFacts";
import { spanText } from "../spanText";

type AgendaEntryProps = { line: AgendaLine; day: AgendaDay };

/** One entry of the day. */
export function AgendaEntry({ line, day }: AgendaEntryProps) {
  const t = useTranslations("providerArea.dashboard.agenda");
  const locale = useLocale();
  if (line.kind === "booking") return <BookingEntry line={line} day={day} />;
  if (line.kind === "absence") {
    const { reason, staffName, isExternal } = line.absence;
    return (
      <AgendaRow
        time={spanText(line)}
        state="blocked"
        title={
          staffName === null
            ? t(isExternal ? "busyElsewhere" : "absence")
            : t(isExternal ? "busyElsewhereFor" : "absenceFor", { name: staffName })
        }
        facts={[reason]}
      />
    );
  }
  const names = line.staffNames.length === 0 ? null : listText(line.staffNames, locale);
  if (line.kind === "lunch") {
    const title = names === null ? t("lunch") : t("lunchFor", { names });
    return <AgendaRow time={spanText(line)} state="blocked" title={title} />;
  }
  const note = line.fits ? (day.isLive ? "freeShown" : "freeHidden") : "freeShort";
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

function BookingEntry({ line, day }: { line: BookingLine; day: AgendaDay }) {
  const words = useTranslations("common.status");
  const { booking } = line;
  const details = useBookingDetails(line, day);
  return (
    <AgendaRow
      time={spanText(line)}
      dateTime={booking.startsAt.toISOString()}
      state={booking.status}
      title={booking.serviceName}
      facts={details}
      href={providerPaths.bookings({ booking: booking.id })}
      linkComponent={QuietLink}
      trailing={<StatusBadge status={booking.status} label={words(booking.status)} />}
    />
  );
}

function useBookingDetails({ booking, phase }: BookingLine, day: AgendaDay): ReactNode[] {
  const t = useTranslations("providerArea.dashboard.agenda");
  const area = useTranslations("providerArea");
  const amounts = useAmounts();
  const common = useTranslations("common");
  const { staffMember, holdExpiresAt, customerName } = booking;
  const staff =
    staffMember.isImplicit || staffMember.name === null
      ? []
      : [<PersonName key="person" name={staffMember.name} colour={staffMember.colour} />];
  const mode = booking.deliveryMode === "digital" ? [area("mode.digital")] : [];
  if (booking.status === "pending" && holdExpiresAt !== null) {
    const until = formatTime(holdExpiresAt.getTime(), day.timeZone);
    return [t("held", { time: until }), ...staff, ...mode];
  }
  return [
    ...(phase === "now" ? [t("ongoing")] : []),
    customerName || area("guest"),
    ...(day.newCustomers.has(booking.id) ? [t("newCustomer")] : []),
    ...staff,
    ...mode,
    ...ownFacts(booking).map((key) => common(key)),
    ...amounts(booking.money),
  ];
}
