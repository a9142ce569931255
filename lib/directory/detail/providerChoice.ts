import "server-only";
import { loadCalendars, slotRules } from "@/lib/availability/slots/calendars";
import { customerRibbon } from "@/lib/availability/slots/ribbon";
import { ribbonScale } from "@/lib/availability/slots/ribbonScale";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import { servicesOfProviders } from "@/lib/catalogue/serviceRows";
import type { ServiceFacts } from "@/lib/catalogue/types";
import type { Locale } from "@/lib/i18n/locales";
import { type BookablePerson, staffOfProviders } from "@/lib/staff/publicStaff";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { ribbonData } from "../cards/cardTimes";
import type { RibbonData, ServiceTimes } from "../cards/cardTypes";
import type { FormChoices } from "../cards/formChoices";
import { loadCardTimes, type Timed } from "../cards/loadCardTimes";
import type { PersonToChoose, ProviderChoice, ProviderDetail } from "./detailTypes";
import { providerService } from "./providerDetail";

/** So many days, from today on, are shown as ribbons. */
export const CHOICE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = {
  /** Epoch milliseconds. */
  now: number;
  locale: Locale;
  /** Whose times are shown; anybody's for one who is unknown. */
  staffId: string | null;
  /** The day whose times are shown; ignored outside the days of the ribbons. */
  day: string | null;
};

/**
 * What a business's page is chosen by: its people with their next time, the days to come as ribbons, and its services with
 * the times of the person and the day that are chosen. Days are those of the business's own clock.
 */
export async function providerChoice(provider: ProviderDetail, asked: Asked): Promise<ProviderChoice> {
  const { id, timeZone } = provider;
  const { now } = asked;
  const [all, staff, calendars] = await Promise.all([
    servicesOfProviders([id], asked.locale),
    staffOfProviders([id]),
    loadCalendars([id], { fromMs: now - DAY_MS, toMs: now + (CHOICE_DAYS + 1) * DAY_MS, nowMs: now }),
  ]);
  const calendar = calendars.get(id);
  const people = staff.get(id) ?? [];
  const person = people.find((each) => each.id === asked.staffId) ?? null;
  const services = all.filter((service) => person === null || does(person, service.id));
  const lead = leadOf(services, provider.leadServiceId);
  const today = localDateOf(now, timeZone);
  const dates = Array.from({ length: CHOICE_DAYS }, (_, index) => addDays(today, index));
  const day = dates.find((date) => date === asked.day) ?? null;
  const timed = (service: ServiceFacts, key: string, who: string | null): Timed => ({
    ...service,
    id: key,
    serviceId: service.id,
    staffMemberId: who,
    isOnboarded: provider.isOnboarded,
  });
  const theirs = people.flatMap((each) => {
    const service = leadOf(
      all.filter(({ id: known }) => does(each, known)),
      provider.leadServiceId,
    );
    return service ? [timed(service, each.id, each.id)] : [];
  });
  const own = services.map((service) => timed(service, service.id, person?.id ?? null));
  const [next, times] = await Promise.all([
    loadCardTimes(theirs, { nowMs: now }),
    person === null && day === null ? null : loadCardTimes(own, { nowMs: now, date: day }),
  ]);
  return {
    people: people.map((each) => personToChoose(each, all, next)),
    person,
    anybody: provider.nextTimes[0] ?? null,
    leadName: lead?.name ?? null,
    days: provider.bookable === "yes" && lead ? ribbons(dates, lead) : [],
    day,
    services:
      times === null
        ? provider.services
        : services.map((service) => providerService(service, times, choicesOf(provider, service))),
    minNoticeMinutes: calendar?.minNoticeMinutes ?? 0,
    horizonDays: calendar?.horizonDays ?? 0,
  };

  function ribbons(shown: LocalDate[], service: ServiceFacts): RibbonData[] {
    if (!calendar) return [];
    const rules = slotRules(calendar, service, now);
    const doing = whoDoes(calendar, { serviceId: service.id, staffMemberId: person?.id ?? null });
    const strips = shown.map((date) => customerRibbon(date, doing, rules));
    const scale = ribbonScale(strips);
    return strips.map((strip) => ribbonData(strip, scale, rules));
  }
}

const does = ({ serviceIds }: BookablePerson, serviceId: string) =>
  serviceIds === null || serviceIds.includes(serviceId);

const choicesOf = ({ services }: ProviderDetail, { id }: ServiceFacts): FormChoices =>
  services.find((service) => service.id === id)?.choices ?? { hasServices: false, people: [] };

/** The service that a business is shown by, or the first where it is not among these. */
function leadOf(services: readonly ServiceFacts[], leadId: string | null): ServiceFacts | undefined {
  return services.find(({ id }) => id === leadId) ?? services[0];
}

function personToChoose(
  { serviceIds, ...person }: BookablePerson,
  services: readonly ServiceFacts[],
  next: Map<string, ServiceTimes>,
): PersonToChoose {
  return {
    ...person,
    services:
      serviceIds === null
        ? null
        : services.filter(({ id }) => serviceIds.includes(id)).map(({ name }) => name),
    next: next.get(person.id)?.nextTimes[0] ?? null,
  };
}
