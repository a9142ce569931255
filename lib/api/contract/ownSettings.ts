import { ownSettingsSchema, savedSettingsSchema } from "@/lib/dashboard/schemas";
import { settingsEditSchema } from "@/lib/dashboard/settingsEdit";
import { defineCall } from "../call";

const common = { tag: "Provider", access: "provider", status: 200 } as const;

export const ownSettingsCall = defineCall({
  ...common,
  id: "getOwnSettings",
  method: "GET",
  path: "/providers/me/settings",
  summary: "Profile, opening hours and unavailable times",
  answer: ownSettingsSchema,
});

export const saveSettingsCall = defineCall({
  ...common,
  id: "saveOwnSettings",
  method: "PUT",
  path: "/providers/me/settings",
  summary: "Save profile, opening hours and unavailable times, all or nothing",
  body: settingsEditSchema,
  answer: savedSettingsSchema,
  errors: ["edit_conflict"],
});
