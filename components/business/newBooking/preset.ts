import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import type { LocalDate } from "@/lib/time/localDate";
import { isReachableDate } from "@/lib/time/supportedYears";

/**
 * The query parameter that opens the form of a new booking: a day, a day with a clock time (`YYYY-MM-DDTHH:mm`), or the first free
 * time from then on (`YYYY-MM-DDTHH:mm..`).
 */
export const newBookingParam = "new";

/** What the form begins with. */
export type Preset = {
  date: LocalDate;
  /** Minutes of the local day. */
  startMinute?: number;
  /** The first free time from then on is wanted, not exactly that one. */
  isFrom?: boolean;
  staffId?: string;
  /** One of the business's clients. */
  clientId?: string;
};

const pattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(\.\.)?)?$/;
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Reads it from the address; null when the form is closed, or the address says nothing sensible. */
export function parsePreset(params: SearchParams): Preset | null {
  const found = pattern.exec(firstValue(params[newBookingParam])?.trim() ?? "");
  if (!found?.[1] || !isReachableDate(found[1])) return null;
  const staffId = firstValue(params.staff)?.trim() ?? "";
  const clientId = firstValue(params.client)?.trim() ?? "";
  const [hours, minutes] = [Number(found[2] ?? 0), Number(found[3] ?? 0)];
  const hasTime = found[2] !== undefined && hours < 24 && minutes < 60;
  return {
    date: found[1],
    ...(hasTime ? { startMinute: hours * 60 + minutes } : {}),
    ...(hasTime && found[4] !== undefined ? { isFrom: true } : {}),
    ...(isUuid(staffId) ? { staffId } : {}),
    ...(isUuid(clientId) ? { clientId } : {}),
  };
}

/** The value of the parameter. */
export function presetParam({ date, startMinute, isFrom = false }: Preset): string {
  if (startMinute === undefined) return date;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date}T${two(Math.floor(startMinute / 60))}:${two(startMinute % 60)}${isFrom ? ".." : ""}`;
}
