import "server-only";
import { pauseColumns } from "@/lib/catalogue/pauseColumns";
import { serviceMaxPrice } from "@/lib/catalogue/serviceRules";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { fromSek } from "@/lib/money/ore";

export type SoldLine = {
  serviceId: string;
  serviceName: string;
  durationMinutes: number;
  priceOre: number;
  vatPercent: number;
};

/** What a booking of the business is of, by our own rows: its lines, their sums, and what is copied of the business. */
export type Sold = ServiceTiming & {
  providerId: string;
  providerName: string;
  timeZone: string;
  freeCancellationHours: number;
  isOnboarded: boolean;
  /** Of the business's settings that this was read with. */
  settingsVersion: number;
  lines: SoldLine[];
  serviceName: string;
  totalOre: number;
  /** Whether all of them can be done at the business's place, or remotely. */
  isPhysical: boolean;
  isDigital: boolean;
};

type Row = Omit<SoldLine, "priceOre"> & {
  listedOre: number;
  providerName: string;
  timeZone: string;
  freeCancellationHours: number;
  isOnboarded: boolean;
  settingsVersion: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  isActive: boolean;
  isPhysical: boolean;
  isDigital: boolean;
};

const pauses = pauseColumns("s", "p");
const soldSql = `
  SELECT s.id AS "serviceId", s.name AS "serviceName", s.duration_minutes AS "durationMinutes",
    s.price_ore AS "listedOre", s.vat_percent AS "vatPercent", p.company_name AS "providerName",
    p.time_zone AS "timeZone", p.free_cancellation_hours AS "freeCancellationHours", p.is_onboarded AS "isOnboarded",
    p.settings_version AS "settingsVersion", ${pauses.before} AS "bufferBeforeMinutes",
    ${pauses.after} AS "bufferAfterMinutes", s.is_active AND s.archived_at IS NULL AS "isActive",
    s.is_physical AS "isPhysical", s.is_digital AS "isDigital"
  FROM services s JOIN providers p ON p.id = s.provider_id JOIN users u ON u.id = p.owner_user_id
  WHERE s.id = ANY ($1::uuid[]) AND p.id = $2 AND p.closing_since IS NULL AND u.disabled_at IS NULL AND u.erased_at IS NULL`;

/** With its pauses a booking ends within the two days after its start that `checkTimes` reads calendars for. */
const mostMinutes = 16 * 60;

type WantedLine = { serviceId: string; price?: number | null | undefined };

/**
 * The services that are asked for, in their order: lengths and prices added, the pause before of the first and the pause after
 * of the last.
 * @param lines prices in SEK where they are not the listed ones
 * @throws AppError not_found for a service that is not the business's; service_inactive; invalid_request when they take
 *   longer than 16 hours or cost more together than one service may
 */
export async function whatIsSold(providerId: string, lines: readonly WantedLine[]): Promise<Sold> {
  const ids = [...new Set(lines.map(({ serviceId }) => serviceId))];
  const { rows } = await pool().query<Row>(soldSql, [ids, providerId]);
  const sold = lines.map(({ serviceId, price }) => {
    const row = rows.find((each) => each.serviceId === serviceId);
    if (row === undefined) throw new AppError("not_found");
    if (!row.isActive) throw new AppError("service_inactive");
    return { ...row, priceOre: price === null || price === undefined ? row.listedOre : fromSek(price) };
  });
  const [first, last] = [sold[0], sold.at(-1)];
  if (first === undefined || last === undefined) throw new AppError("not_found");
  const durationMinutes = sumOf(sold.map((line) => line.durationMinutes));
  if (durationMinutes > mostMinutes)
    throw new AppError("invalid_request", { fields: [{ path: "lines", rule: "tooMany" }] });
  const totalOre = sumOf(sold.map(({ priceOre }) => priceOre));
  if (totalOre > fromSek(serviceMaxPrice)) {
    const values = { maximum: serviceMaxPrice };
    throw new AppError("invalid_request", { fields: [{ path: "lines", rule: "tooBig", values }] });
  }
  const { providerName, timeZone, freeCancellationHours, isOnboarded, settingsVersion } = first;
  return {
    providerId,
    providerName,
    timeZone,
    freeCancellationHours,
    isOnboarded,
    settingsVersion,
    durationMinutes,
    bufferBeforeMinutes: first.bufferBeforeMinutes,
    bufferAfterMinutes: last.bufferAfterMinutes,
    lines: sold,
    serviceName: sold.map(({ serviceName }) => serviceName).join(" + "),
    totalOre,
    isPhysical: sold.every(({ isPhysical }) => isPhysical),
    isDigital: sold.every(({ isDigital }) => isDigital),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
