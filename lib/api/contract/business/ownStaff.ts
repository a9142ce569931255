import { z } from "zod";
import {
  removalPreviewRequestSchema,
  removalPreviewSchema,
  staffRemovalSchema,
} from "@/lib/business/staff/staffRemoval";
import { idParams } from "@/lib/http/input/schemas";
import {
  newStaffMemberSchema,
  removeStaffSchema,
  staffEditSchema,
  staffMemberSchema,
  staffOrderSchema,
} from "@/lib/staff/staffDraft";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider" } as const;

export const ownStaffCall = defineCall({
  ...common,
  id: "listOwnStaff",
  method: "GET",
  path: "/providers/me/staff",
  summary: "The people of the business, in its own order",
  answer: z.array(staffMemberSchema),
  status: 200,
});

export const addStaffMemberCall = defineCall({
  ...common,
  id: "addStaffMember",
  method: "POST",
  path: "/providers/me/staff",
  summary: "Add somebody to the business",
  body: newStaffMemberSchema,
  answer: staffMemberSchema,
  status: 201,
  errors: ["edit_conflict"],
});

export const orderStaffCall = defineCall({
  ...common,
  id: "orderStaff",
  method: "PUT",
  path: "/providers/me/staff/order",
  summary: "Put the people in an order",
  body: staffOrderSchema,
  status: 204,
  errors: ["edit_conflict", "staff_changed"],
});

export const updateStaffMemberCall = defineCall({
  ...common,
  id: "updateStaffMember",
  method: "PATCH",
  path: "/providers/me/staff/{id}",
  summary: "Change somebody: name, colour, services, on or off",
  params: idParams,
  body: staffEditSchema,
  answer: staffMemberSchema,
  status: 200,
  errors: ["passkey_refused", "passkeys_unavailable", "edit_conflict", "last_person", "changed_meanwhile"],
});

export const removeStaffMemberCall = defineCall({
  ...common,
  id: "removeStaffMember",
  method: "DELETE",
  path: "/providers/me/staff/{id}",
  summary: "Remove somebody who has no bookings to come",
  params: idParams,
  body: removeStaffSchema,
  status: 204,
  errors: [
    "passkey_refused",
    "passkeys_unavailable",
    "edit_conflict",
    "last_person",
    "bookings_of_removed",
    "changed_meanwhile",
  ],
});

export const settleStaffRemovalCall = defineCall({
  ...common,
  id: "settleStaffRemoval",
  method: "POST",
  path: "/providers/me/staff/{id}/removal",
  summary: "Remove somebody, with what becomes of each booking to come",
  params: idParams,
  body: staffRemovalSchema,
  status: 204,
  errors: [
    "passkey_refused",
    "passkeys_unavailable",
    "edit_conflict",
    "last_person",
    "bookings_of_removed",
    "staff_not_found",
    "slot_taken",
    "slot_unavailable",
    "transition_not_allowed",
    "changed_meanwhile",
  ],
});

export const previewStaffRemovalCall = defineCall({
  ...common,
  id: "previewStaffRemoval",
  method: "POST",
  path: "/providers/me/staff/{id}/removal/preview",
  summary: "The bookings to come of somebody, and what can become of each; removes nobody",
  params: idParams,
  body: removalPreviewRequestSchema,
  answer: removalPreviewSchema,
  status: 200,
  errors: ["last_person"],
});

/** In the order of the description. */
export const ownStaffCalls = [
  ownStaffCall,
  addStaffMemberCall,
  orderStaffCall,
  updateStaffMemberCall,
  removeStaffMemberCall,
  settleStaffRemovalCall,
  previewStaffRemovalCall,
] as const;
