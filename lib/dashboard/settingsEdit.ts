import { z } from "zod";
import { removedIdsSchema, unavailableDraftsSchema } from "@/lib/availability/unavailableDraft";
import { weekDraftSchema } from "@/lib/availability/weekDraft";
import { profileDraftSchema } from "@/lib/providers/profileDraft";

/** `PUT /providers/me/settings`: what the `GET` answers, edited. */
export const settingsEditSchema = z.object({
  provider: profileDraftSchema,
  openingHours: weekDraftSchema,
  unavailableSlots: unavailableDraftsSchema,
  deleteUnavailableSlotIds: removedIdsSchema.nullish(),
});

export type SettingsEdit = z.output<typeof settingsEditSchema>;
