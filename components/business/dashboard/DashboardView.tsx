import { getLocale } from "next-intl/server";
import { unansweredDisputes } from "@/lib/bookings/business/unansweredDisputes";
import { agendaDayOf, loadDashboard } from "@/lib/business/dashboard/dashboard";
import { loadWaiting } from "@/lib/business/dashboard/waiting";
import { bookedServiceIds } from "@/lib/business/ownServices";
import { loadServiceChoices } from "@/lib/catalogue/edit/serviceChoices";
import { loadOwnStaff } from "@/lib/staff/ownStaff";
import { formatTime } from "@/lib/time/format";
import { LiveRefresh } from "../LiveRefresh";
import { picturesOf } from "../services/picturesOf";
import { LiveCard, ShareSection } from "../share/LiveCard";
import { Agenda } from "./Agenda";
import { DashboardHeading } from "./DashboardHeading";
import { DayRibbons } from "./DayRibbons";
import { OnboardingCard } from "./OnboardingCard";
import type { OnboardingReturn } from "./onboardingReturn";
import { PlanSummary } from "./PlanSummary";
import { ServicesOverview } from "./ServicesOverview";
import { Stats } from "./Stats";
import { UnansweredDisputes } from "./UnansweredDisputes";
import { Upcoming } from "./Upcoming";
import type { PlanReturn } from "./usePlanSwitch";
import { WaitingAnswers } from "./WaitingAnswers";

type DashboardViewProps = { providerId: string; returned: OnboardingReturn; planReturned: PlanReturn };

const nextOnPhones = 4;

/** The dashboard: what waits for an answer, the day, then the figures. */
export async function DashboardView({ providerId, returned, planReturned }: DashboardViewProps) {
  const nowMs = Date.now();
  const [dashboard, booked, choices, people, disputes, waiting] = await Promise.all([
    loadDashboard(providerId, nowMs),
    bookedServiceIds(providerId),
    loadServiceChoices(await getLocale()),
    loadOwnStaff(providerId),
    unansweredDisputes(providerId),
    loadWaiting(providerId, nowMs),
  ]);
  const { business, onboarding, timeZone, today } = dashboard;
  const { isLive } = onboarding;
  // Until there is a first booking, sharing the address is the next task.
  const isNew = business.bookingCount === 0;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <DashboardHeading dashboard={dashboard} />
        <LiveRefresh readAt={formatTime(nowMs, timeZone)} />
      </div>
      {disputes.length === 0 ? null : <UnansweredDisputes disputes={disputes} timeZone={timeZone} />}
      <WaitingAnswers waiting={waiting} timeZone={timeZone} />
      {dashboard.upcoming.length === 0 ? null : (
        // On phones the next bookings come before the figures.
        <div className="mt-6 sm:hidden">
          <Upcoming id="next" bookings={dashboard.upcoming.slice(0, nextOnPhones)} timeZone={timeZone} />
        </div>
      )}
      {isLive && isNew ? (
        <div className="mt-8">
          <LiveCard business={business} />
        </div>
      ) : null}
      {isLive ? null : (
        <div className="mt-8">
          <OnboardingCard onboarding={onboarding} email={business.owner.email} returned={returned} />
        </div>
      )}
      {today.ribbon.isOpen || today.bookings.length > 0 ? (
        <div className="mt-8">
          <DayRibbons day={today} />
        </div>
      ) : null}
      <div className="mt-8">
        <Stats dashboard={dashboard} />
      </div>
      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.55fr_1fr] lg:grid-rows-[auto_1fr]">
        <Agenda day={agendaDayOf(dashboard)} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-12 lg:row-span-2">
          <div className={dashboard.upcoming.length === 0 ? undefined : "max-sm:hidden"}>
            <Upcoming bookings={dashboard.upcoming} timeZone={timeZone} />
          </div>
          <PlanSummary
            plan={dashboard.plan}
            billing={dashboard.billing}
            timeZone={timeZone}
            returned={planReturned}
          />
          {isLive && !isNew ? <ShareSection business={business} /> : null}
        </div>
        <ServicesOverview
          choices={choices.choices}
          trades={dashboard.services.length === 0 ? choices.trades : []}
          providerId={providerId}
          services={dashboard.services}
          pauses={{ before: business.bufferBeforeMinutes, after: business.bufferAfterMinutes }}
          bookedIds={booked}
          people={people}
          pictures={picturesOf(dashboard.services)}
        />
      </div>
    </>
  );
}
