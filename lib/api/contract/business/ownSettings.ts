import { z } from "zod";
import { ownSettingsSchema, savedSettingsSchema, settingsPreviewSchema } from "@/lib/business/schemas";
import {
  settingsChangesSchema,
  settingsEditSchema,
  settingsPreviewRequestSchema,
} from "@/lib/business/settings/settingsEdit";
import { idIn } from "@/lib/http/input/schemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider", status: 200 } as const;

/** Of one of the people: their hours, special days and absences, in place of the whole business's. */
const ofPerson = z.object({ staffId: idIn.optional() });

/** What a save of the settings can be refused by, beside wrong fields. */
const refusedBookings = [
  "bookings_left_out",
  "slot_taken",
  "slot_unavailable",
  "transition_not_allowed",
  "changed_meanwhile",
  "payments_unavailable",
] as const;

export const ownSettingsCall = defineCall({
  ...common,
  id: "getOwnSettings",
  method: "GET",
  path: "/providers/me/settings",
  summary: "Profile, opening hours, special days, unavailable times and booking rules",
  query: ofPerson,
  answer: ownSettingsSchema,
  errors: ["not_found"],
});

export const saveSettingsCall = defineCall({
  ...common,
  id: "saveOwnSettings",
  method: "PUT",
  path: "/providers/me/settings",
  summary: "Save profile, opening hours and unavailable times, all or nothing",
  body: settingsEditSchema,
  answer: savedSettingsSchema,
  errors: ["edit_conflict", ...refusedBookings],
});

export const changeSettingsCall = defineCall({
  ...common,
  id: "changeOwnSettings",
  method: "PATCH",
  path: "/providers/me/settings",
  summary: "Save parts of the settings, all or nothing; what is left out stays",
  query: ofPerson,
  body: settingsChangesSchema,
  answer: savedSettingsSchema,
  errors: ["not_found", "edit_conflict", ...refusedBookings],
});

export const previewSettingsCall = defineCall({
  ...common,
  id: "previewOwnSettings",
  method: "POST",
  path: "/providers/me/settings/preview",
  summary: "Which bookings an edit of the settings would leave outside; saves nothing",
  query: ofPerson,
  body: settingsPreviewRequestSchema,
  answer: settingsPreviewSchema,
  errors: ["not_found", "edit_conflict"],
});

/** In the order of the description. */
export const ownSettingsCalls = [
  ownSettingsCall,
  saveSettingsCall,
  changeSettingsCall,
  previewSettingsCall,
] as const;
