import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { TabLinks } from "@/components/ui/navigation/TabLinks";
import type { BookingStatus } from "@/lib/bookings/status";
import { type ChosenDay, chooseDay } from "@/lib/business/dashboard/chooseDay";
import { loadSchedule, type StaffName } from "@/lib/business/dashboard/schedule";
import { Link } from "@/lib/i18n/navigation";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { providerPaths } from "@/lib/paths";
import { staffOfProviders } from "@/lib/staff/publicStaff";
import { formatTime } from "@/lib/time/format";
import { LiveRefresh } from "../LiveRefresh";
import { BookingDialog } from "./BookingDialog";
import { FoldedFilters, SearchForm, StaffFilter, StatusFilter } from "./BookingFilters";
import { DayPanel, MonthPanel, SearchPanel, WeekPanel } from "./BookingPanels";
import { type BookingsQuery, bookingsHref, calendarViews, countedBookings } from "./bookingsQuery";

type BookingsViewProps = { reach: BusinessScope; query: BookingsQuery };

/** The business's bookings by day, week or month, or the results of a search. */
export async function BookingsView({ reach, query }: BookingsViewProps) {
  const nowMs = Date.now();
  const wish = { ...countedBookings(query), date: query.date, bookingId: query.booking };
  const chosen = await chooseDay(reach, wish, nowMs);
  const day = { from: chosen.date, to: chosen.date, staffMemberId: query.staff };
  const [shown, people] = await Promise.all([loadSchedule(reach, day, nowMs), givenTo(reach)]);
  const statusesHere = shown.days.flatMap(({ bookings }) => bookings.map(({ status }) => status));
  const isEmpty =
    chosen.nearest === null && [query.status, query.staff, query.q].every((filter) => filter === null);
  const asked = { reach, query, chosen, nowMs };
  return (
    <>
      <Head readAt={formatTime(nowMs, chosen.timeZone)} />
      {isEmpty ? (
        <NoBookings />
      ) : (
        <>
          <Toolbar query={query} chosen={chosen} staff={shown.staff} statusesHere={statusesHere} />
          <div className="mt-4 sm:mt-6">
            <Panel {...asked} schedule={shown} />
          </div>
        </>
      )}
      <BookingDialog known={chosen.opened} timeZone={chosen.timeZone} people={people} />
    </>
  );
}

/** Whom an owner can give a booking to; a member keeps their own. */
async function givenTo({ providerId, staffMemberId }: BusinessScope) {
  if (staffMemberId !== null) return [];
  return (await staffOfProviders([providerId])).get(providerId) ?? [];
}

type PanelProps = Parameters<typeof DayPanel>[0];

function Panel(props: PanelProps) {
  const { query } = props;
  if (query.q !== null) return <SearchPanel {...props} typed={query.q} />;
  if (query.view === "week") return <WeekPanel {...props} />;
  return query.view === "month" ? <MonthPanel {...props} /> : <DayPanel {...props} />;
}

function Head({ readAt }: { readAt: string }) {
  const t = useTranslations("providerArea.bookings");
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <PageHeader title={t("title")} />
      <LiveRefresh readAt={readAt} />
    </div>
  );
}

type ToolbarProps = {
  query: BookingsQuery;
  chosen: ChosenDay;
  staff: readonly StaffName[];
  statusesHere: readonly BookingStatus[];
};

function Toolbar({ query, chosen, staff, statusesHere }: ToolbarProps) {
  const t = useTranslations("providerArea.bookings");
  return (
    <FoldedFilters
      inUse={[query.status, query.staff, query.q].some((filter) => filter !== null)}
      views={
        query.q === null ? (
          <TabLinks
            label={t("views")}
            linkComponent={Link}
            items={calendarViews.map((view) => ({
              href: bookingsHref(query, { view, date: chosen.date }),
              label: t(`view.${view}`),
              current: view === query.view,
            }))}
          />
        ) : null
      }
    >
      <SearchForm query={query} />
      <StatusFilter query={query} statusesHere={statusesHere} />
      {staff.length > 1 && query.q === null ? <StaffFilter query={query} staff={staff} /> : null}
    </FoldedFilters>
  );
}

function NoBookings() {
  const t = useTranslations("providerArea.bookings.empty");
  return (
    <EmptyState
      figure="calendar"
      className="mt-8"
      title={t("none")}
      action={
        <Button asChild size="sm">
          <Link href={providerPaths.dashboard()}>{t("dashboard")}</Link>
        </Button>
      }
    >
      {t("noneBody")}
    </EmptyState>
  );
}
