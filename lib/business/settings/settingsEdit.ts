import { z } from "zod";
import { removedDatesSchema, specialDayDraftsSchema } from "@/lib/availability/hours/specialDayDraft";
import { removedIdsSchema, unavailableDraftsSchema } from "@/lib/availability/hours/unavailableDraft";
import { weekDraftSchema } from "@/lib/availability/hours/weekDraft";
import { rule } from "@/lib/errors/fieldRule";
import { idIn, instantIn } from "@/lib/http/input/schemas";
import { bookingRulesDraftSchema } from "@/lib/providers/bookingRules";
import { locationsDraftSchema } from "@/lib/providers/profile/locationsDraft";
import { profileDraftSchema } from "@/lib/providers/profile/profileDraft";

/** What is to become of a booking that the edit leaves outside. */
const bookingDecision = z
  .object({
    booking_id: idIn,
    action: z.enum(["keep", "move", "cancel"]),
    /** The new start of one that is moved. */
    start_time: instantIn.nullish(),
  })
  .transform(({ booking_id: bookingId, action, start_time }, context) => {
    if (action !== "move") return { bookingId, action };
    if (typeof start_time === "number") return { bookingId, action, startMs: start_time };
    context.addIssue({ code: "custom", path: ["start_time"], ...rule("required") });
    return z.NEVER;
  });

export type BookingDecision = z.output<typeof bookingDecision>;

/** Parts that pages send, in addition to those of the contract. */
const extraParts = {
  /** Every place of the business; its address and point are then those of the primary one. */
  locations: locationsDraftSchema.nullish(),
  specialDays: specialDayDraftsSchema.nullish(),
  deleteSpecialDays: removedDatesSchema.nullish(),
  rules: bookingRulesDraftSchema.nullish(),
  /** Given: each booking that is left outside has to be among them. Left out: all are kept. */
  bookingDecisions: z.array(bookingDecision).max(1_000).nullish(),
};

/** `PUT /providers/me/settings`: what the `GET` answers, edited. */
export const settingsEditSchema = z.object({
  provider: profileDraftSchema,
  openingHours: weekDraftSchema,
  unavailableSlots: unavailableDraftsSchema,
  deleteUnavailableSlotIds: removedIdsSchema.nullish(),
  ...extraParts,
});

/** `PATCH /providers/me/settings`: a part that is left out stays. */
export const settingsChangesSchema = z.object({
  provider: profileDraftSchema.nullish(),
  openingHours: weekDraftSchema.nullish(),
  unavailableSlots: unavailableDraftsSchema.nullish(),
  deleteUnavailableSlotIds: removedIdsSchema.nullish(),
  ...extraParts,
});

/** What is to be saved; a part that is not named stays. */
export type SettingsEdit = z.output<typeof settingsChangesSchema>;

/** `POST /providers/me/settings/preview`: the same, and which booking is to find another time. */
export const settingsPreviewRequestSchema = settingsChangesSchema.extend({
  moveBookingId: idIn.nullish(),
});
