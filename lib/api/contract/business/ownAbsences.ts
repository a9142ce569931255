import {
  ownAbsencesEditSchema,
  ownAbsencesSchema,
  savedAbsencesSchema,
} from "@/lib/business/staff/ownAbsencesSchemas";
import { defineCall } from "../../call";

const common = {
  tag: "Provider",
  access: "member",
  path: "/providers/me/absences",
  status: 200,
} as const;

export const ownAbsencesCall = defineCall({
  ...common,
  id: "listOwnAbsences",
  method: "GET",
  summary: "The signed-in person's own absences",
  errors: ["not_found"],
  answer: ownAbsencesSchema,
});

export const saveOwnAbsencesCall = defineCall({
  ...common,
  id: "saveOwnAbsences",
  method: "PATCH",
  summary: "Add, change and take away own absences, all or nothing",
  errors: ["not_found", "edit_conflict", "bookings_left_out"],
  body: ownAbsencesEditSchema,
  answer: savedAbsencesSchema,
});

/** In the order of the description. */
export const ownAbsenceCalls = [ownAbsencesCall, saveOwnAbsencesCall] as const;
