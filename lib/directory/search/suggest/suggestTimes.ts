import "server-only";
import type { NextTime, ServiceTimes } from "../../cards/cardTypes";
import { loadCardTimes, type Timed, type TimesQuestion } from "../../cards/loadCardTimes";
import type { BusinessText, ServiceText } from "./namesBeginning";

type Wanted = { services: readonly ServiceText[]; businesses: readonly BusinessText[] };

/** The next time of each service and business by its id, from the source of the ribbons; where there is none, no entry. */
type NextTimes = { services: Map<string, NextTime>; businesses: Map<string, NextTime> };

const OF_BUSINESS = "business:";

const ofService = (service: ServiceText): Timed => ({
  ...service,
  serviceId: service.id,
  isOnboarded: true,
});

function ofBusiness({ id, lead, isOnboarded }: BusinessText): Timed {
  const none = { priceOre: null, durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
  return {
    ...(lead ?? none),
    id: `${OF_BUSINESS}${id}`,
    serviceId: lead?.id ?? null,
    providerId: id,
    isOnboarded,
  };
}

/** Asks anew each time, as the cards do; nothing of it is kept. Businesses show their next time on whatever day it is. */
export async function suggestTimes(
  { services, businesses }: Wanted,
  question: TimesQuestion,
): Promise<NextTimes> {
  const isOfADay = Boolean(question.date) || (question.time ?? []).length > 0;
  const [own, theirs] = [services.map(ofService), businesses.map(ofBusiness)];
  const found = isOfADay
    ? await Promise.all([loadCardTimes(own, question), loadCardTimes(theirs, { nowMs: question.nowMs })])
    : [await loadCardTimes([...own, ...theirs], question)];
  const known = new Map(found.flatMap((times) => [...times]));
  return {
    services: firstTimes(services, known, ""),
    businesses: firstTimes(businesses, known, OF_BUSINESS),
  };
}

function firstTimes(
  items: readonly { id: string }[],
  known: ReadonlyMap<string, ServiceTimes>,
  prefix: string,
): Map<string, NextTime> {
  return new Map(
    items.flatMap(({ id }) => {
      const [first] = known.get(`${prefix}${id}`)?.nextTimes ?? [];
      return first ? [[id, first] as const] : [];
    }),
  );
}
