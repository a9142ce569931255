import "server-only";
import { z } from "zod";
import { findMorningDay, type MorningDay } from "@/lib/bookings/notices/morningMails";
import { staffNameOf } from "@/lib/bookings/staffName";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { formatDay, formatTime, formatTimeRange } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { Letter } from "./letter";
import { mailTranslator, type T } from "./letterParts";

const morningPayload = z.object({ memberId: z.uuid(), day: z.string() });

/**
 * The letter with somebody's day: times, services and names, and nothing that was noted of anybody. null when there is
 * nothing to tell any more, or the day is over.
 * @param payload of the outbox's row: the sign-in and the local day
 */
export async function morningLetter(payload: unknown, locale: Locale, nowMs: number): Promise<Letter | null> {
  const { memberId, day } = morningPayload.parse(payload);
  const found = await findMorningDay(memberId, day);
  if (found === null || localDateOf(nowMs, found.timeZone) !== day) return null;
  const t = mailTranslator(locale);
  const { visits, companyName: provider, isOfAll } = found;
  const words = { count: visits.length, date: formatDay(day, locale), provider };
  return {
    subject: t("morning_day.subject", words),
    heading: t(isOfAll ? "morning_day.headingBusiness" : "morning_day.heading", words),
    paragraphs: [leadOf(t, found)],
    facts: visits.map((visit) => ({
      label: formatTimeRange(visit.startsAt.getTime(), visit.endsAt.getTime(), found.timeZone),
      value: visitText(t, visit, isOfAll),
    })),
    action: { label: t("morning_day.action"), url: absolute(locale, providerPaths.bookings({ date: day })) },
    links: [{ label: t("links.notices"), url: absolute(locale, providerPaths.settingsNotices()) }],
  };
}

type Day = NonNullable<MorningDay>;

function leadOf(t: T, { visits, timeZone, isOfAll }: Day): string {
  const [first] = visits;
  if (first === undefined) return t(isOfAll ? "morning_day.emptyBusiness" : "morning_day.empty");
  const from = formatTime(first.startsAt.getTime(), timeZone);
  const until = formatTime(Math.max(...visits.map(({ endsAt }) => endsAt.getTime())), timeZone);
  return t("morning_day.lead", { count: visits.length, from, until });
}

function visitText(t: T, visit: Day["visits"][number], isOfAll: boolean): string {
  const staff = isOfAll ? staffNameOf(visit.staffMember) : null;
  const words = { service: visit.serviceName, customer: visit.customerName || t("morning_day.guest") };
  const text =
    staff === null ? t("morning_day.visit", words) : t("morning_day.visitWith", { ...words, staff });
  return visit.deliveryMode === "digital" ? t("morning_day.online", { visit: text }) : text;
}

const absolute = (locale: Locale, path: string) =>
  new URL(localePath(locale, path), env().APP_URL).toString();
