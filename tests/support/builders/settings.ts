import { serializeOwnSettings } from "@/lib/business/serializers";
import { loadOwnSettings } from "@/lib/business/settings/ownSettings";
import { saveSettings } from "@/lib/business/settings/saveSettings";
import { settingsEditSchema } from "@/lib/business/settings/settingsEdit";
import { AppError } from "@/lib/errors/AppError";
import { nowMs } from "./now";
import type { Salon } from "./salon";

type Settings = ReturnType<typeof serializeOwnSettings>;

/** The settings as the business reads them. */
export const readSettings = async (place: Salon): Promise<Settings> =>
  serializeOwnSettings(await loadOwnSettings(place.id, nowMs));

/** Saves the settings as they are, with changes, by the draft of the contract. */
export async function saveAsOwner(place: Salon, changes: object = {}, ifMatch: string | null = null) {
  const edit = settingsEditSchema.parse({ ...(await readSettings(place)), ...changes });
  return saveSettings(place.id, edit, { ifMatch, nowMs });
}

/** Why it was not saved: the code and the wrong fields. */
export async function refusalAndFields(work: Promise<unknown>): Promise<unknown[]> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, ...(error.fields ?? []).map(({ path }) => path)];
  }
  throw new Error("It was saved");
}

/** An unavailable time in December 2026: day, hour and minute in UTC. */
export const away = (start: string, end: string, more: object = {}) => ({
  start_time: `2026-12-${start}:00Z`,
  end_time: `2026-12-${end}:00Z`,
  ...more,
});
