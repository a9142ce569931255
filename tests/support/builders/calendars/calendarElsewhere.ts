import { fetchSource } from "@/lib/calendarSync/busy/fetchDue";
import { setSource } from "@/lib/calendarSync/busy/sources";
import { listCalendars } from "@/lib/calendarSync/listCalendars";
import { reachedCalendar } from "@/lib/calendarSync/reachedCalendar";
import { freeStaff } from "@/lib/checkout/hold/freeStaff";
import { db, pool } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { deskNowMs, onDeskDay } from "../desk";
import { timing } from "../holds";
import type { Salon } from "../salon";
import { busyEvent, calendarFile, calendarServer, type FakeNetwork } from "./calendarServer";

/** Its address. */
export const url = "webcal://kalender.example/privat.ics";

/** What it answers with: 200 and an empty calendar unless told otherwise. */
export type Answer = { status?: number; text?: string; etag?: string };

/** A calendar elsewhere that answers with what stands in `answer` at that moment. */
export async function elsewhere(answer: Answer): Promise<FakeNetwork & { asked: (string | undefined)[] }> {
  const asked: (string | undefined)[] = [];
  const network = await calendarServer((request, response) => {
    const { status = 200, text = calendarFile(), etag } = answer;
    asked.push(request.headers["if-none-match"]);
    const isKnown = etag !== undefined && request.headers["if-none-match"] === etag;
    if (isKnown) response.writeHead(304).end();
    else response.writeHead(status, etag === undefined ? {} : { ETag: etag }).end(text);
  });
  return { ...network, asked };
}

/** An event of the desk's day, from one time (HH:MM) to another. */
export const busyAt = (start: string, end: string, uid?: string) =>
  busyEvent(onDeskDay(start), onDeskDay(end), uid);

/** Adds a calendar elsewhere, and does the job that reads it for the first time. */
export async function setFor(scope: BusinessScope, network: FakeNetwork, whose = "business") {
  await setSource(scope, { whose, url, nowMs: deskNowMs });
  const { blocking } = await reachedCalendar(scope, whose);
  await fetchSource(blocking.id, deskNowMs, network);
  return (await listCalendars(scope, deskNowMs)).find((calendar) => calendar.whose === whose);
}

/** Takes the jobs that read the calendar of the person; returns how many there were. */
export const jobsOf = async ({ staffId }: Salon) =>
  (
    await pool().query("DELETE FROM graphile_worker._private_jobs WHERE key = $1 RETURNING 1", [
      `fetch-calendar-${staffId}`,
    ])
  ).rows.length;

/** The busy times of the calendar elsewhere of a person or a business, ISO 8601. */
export const busyOf = async (calendarId: string) =>
  (await db().externalBusy.findMany({ where: { calendarId }, orderBy: { startsAt: "asc" } })).map(
    ({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()],
  );

/** A time (HH:MM) of the desk's day, ISO 8601. */
export const iso = (time: string) => new Date(onDeskDay(time)).toISOString();

/** The version of the settings of a business. */
export const versionOf = async ({ id }: Salon) =>
  (await db().provider.findUniqueOrThrow({ where: { id } })).settingsVersion;

/** Whether a time (HH:MM) of the desk's day can be held. */
export const isFree = (place: Salon, time: string) =>
  freeStaff(
    Date.parse(onDeskDay(time)),
    { ...timing, providerId: place.id, serviceId: place.serviceId },
    deskNowMs,
  ).then(
    () => true,
    () => false,
  );
