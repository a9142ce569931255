import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { chooseDay } from "@/lib/business/dashboard/chooseDay";
import { loadSchedule, type StaffName } from "@/lib/business/dashboard/schedule";
import { loadDeskForm } from "@/lib/desk/deskForm";
import { Link } from "@/lib/i18n/navigation";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { providerPaths } from "@/lib/paths";
import { staffOfProviders } from "@/lib/staff/publicStaff";
import { formatTime } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { LiveRefresh } from "../LiveRefresh";
import { NewBooking } from "../newBooking/NewBooking";
import { newBookingParam, type Preset } from "../newBooking/preset";
import { FoldedFilters, SearchForm, StaffFilter } from "./BookingFilters";
import { DayPanel, MonthPanel, SearchPanel, WeekPanel } from "./BookingPanels";
import { type BookingsQuery, bookingsHref, countedBookings } from "./bookingsQuery";
import { OpenBooking } from "./OpenBooking";

type BookingsViewProps = {
  scope: BusinessScope;
  query: BookingsQuery;
  /** Of the form of a new booking; null while it is closed. */
  preset: Preset | null;
};

/** The business's bookings by day, week or month, or the results of a search. */
export async function BookingsView({ scope, query, preset }: BookingsViewProps) {
  const nowMs = Date.now();
  const wish = {
    ...countedBookings(query),
    date: query.date ?? preset?.date ?? null,
    bookingId: query.booking,
    prefersToday:
      query.view !== "month" && [query.status, query.staff, query.q].every((filter) => filter === null),
  };
  const chosen = await chooseDay(scope, wish, nowMs);
  if (query.view === "week" && query.q === null) {
    const [people, newBooking] = await Promise.all([
      givenTo(scope),
      newBookingOf({ scope, query, preset, nowMs }),
    ]);
    return (
      <>
        <PageTitle />
        <WeekPanel
          scope={scope}
          query={query}
          chosen={chosen}
          nowMs={nowMs}
          people={people}
          newBooking={newBooking}
          search={
            <FoldedFilters inUse={false}>
              <SearchForm query={query} />
            </FoldedFilters>
          }
        />
      </>
    );
  }
  const day = { from: chosen.date, to: chosen.date, staffMemberId: query.staff };
  const [shown, people, newBooking] = await Promise.all([
    loadSchedule(scope, day, nowMs),
    givenTo(scope),
    newBookingOf({ scope, query, preset, nowMs }),
  ]);
  const isEmpty =
    chosen.nearest === null && [query.status, query.staff, query.q].every((filter) => filter === null);
  const asked = { scope, query, chosen, nowMs, schedule: shown };
  const toolbar = <Toolbar query={query} staff={shown.staff} />;
  const newHref = newBookingHref(query, chosen.date);
  const readAt = formatTime(nowMs, chosen.timeZone);
  if (query.view === "day" && query.q === null) {
    return (
      <>
        <PageTitle />
        <DayPanel {...asked} people={people} newBooking={newBooking} toolbar={toolbar} />
      </>
    );
  }
  return (
    <>
      {query.q === null && !isEmpty ? <PageTitle /> : <Head readAt={readAt} newHref={newHref} />}
      <BesideForm form={newBooking}>
        {isEmpty ? (
          <NoBookings />
        ) : query.q === null ? (
          <>
            <MonthPanel {...asked} newHref={newHref} refresh={<LiveRefresh readAt={readAt} />} />
            {toolbar}
          </>
        ) : (
          <>
            {toolbar}
            <div className="mt-4 sm:mt-6">
              <SearchPanel {...asked} typed={query.q} />
            </div>
          </>
        )}
      </BesideForm>
      <OpenBooking known={chosen.opened} timeZone={chosen.timeZone} people={people} />
    </>
  );
}

/** The form of a new booking; null while it is closed. */
async function newBookingOf({ scope, query, preset, nowMs }: BookingsViewProps & { nowMs: number }) {
  if (preset === null) return null;
  return (
    <NewBooking
      form={await loadDeskForm(scope, nowMs, preset.clientId)}
      preset={preset}
      closeHref={bookingsHref(query, { date: preset.date })}
    />
  );
}

/** The calendar, and beside it (on a phone below it) the form of a new booking. */
function BesideForm({ form, children }: { form: ReactNode; children: ReactNode }) {
  if (form === null) return children;
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0 xl:sticky xl:top-4">{form}</div>
    </div>
  );
}

/** Opens the form for the shown day, without a time. */
const newBookingHref = (query: BookingsQuery, date: LocalDate) =>
  `${bookingsHref(query, { date })}${bookingsHref(query, { date }).includes("?") ? "&" : "?"}${newBookingParam}=${date}`;

/** Whom an owner can give a booking to; a member keeps their own. */
async function givenTo({ providerId, staffMemberId }: BusinessScope) {
  if (staffMemberId !== null) return [];
  return (await staffOfProviders([providerId])).get(providerId) ?? [];
}

function Head({ readAt, newHref }: { readAt: string; newHref: string }) {
  const t = useTranslations("providerArea.bookings");
  const desk = useTranslations("desk");
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PageHeader title={t("title")} />
        <ButtonSlot variant="solid" size="sm">
          <Link href={newHref} scroll={false}>
            {desk("open")}
          </Link>
        </ButtonSlot>
      </div>
      <LiveRefresh readAt={readAt} />
    </div>
  );
}

/** What is shown has its day, week or month as the visible heading. */
function PageTitle() {
  const t = useTranslations("providerArea.bookings");
  return <h1 className="sr-only">{t("title")}</h1>;
}

function Toolbar({ query, staff }: { query: BookingsQuery; staff: readonly StaffName[] }) {
  return (
    <FoldedFilters inUse={query.staff !== null || query.q !== null}>
      <SearchForm query={query} />
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
        <ButtonSlot size="sm">
          <Link href={providerPaths.dashboard()}>{t("dashboard")}</Link>
        </ButtonSlot>
      }
    >
      {t("noneBody")}
    </EmptyState>
  );
}
