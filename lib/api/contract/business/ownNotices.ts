import {
  changeNoticeSettingsSchema,
  noticeSettingsSchema,
  ownNoticesSchema,
  readNoticesSchema,
} from "@/lib/bookings/notices/schemas";
import { defineCall } from "../../call";

// Each sign-in has its own.
const common = { tag: "Provider", access: "member" } as const;

export const ownNoticesCall = defineCall({
  ...common,
  id: "listNotices",
  method: "GET",
  path: "/providers/me/notices",
  status: 200,
  summary: "New, moved and cancelled bookings that the sign-in is told of, newest first",
  answer: ownNoticesSchema,
});

export const readNoticesCall = defineCall({
  ...common,
  id: "readNotices",
  method: "POST",
  path: "/providers/me/notices/read",
  status: 204,
  summary: "Mark notices as read",
  body: readNoticesSchema,
});

export const noticeSettingsCall = defineCall({
  ...common,
  id: "getNoticeSettings",
  method: "GET",
  path: "/providers/me/notice-settings",
  status: 200,
  summary: "What the sign-in is told of bookings, by mail and in the page",
  answer: noticeSettingsSchema,
});

export const changeNoticeSettingsCall = defineCall({
  ...common,
  id: "changeNoticeSettings",
  method: "PUT",
  path: "/providers/me/notice-settings",
  status: 200,
  summary: "Choose what the sign-in is told of bookings, by mail and in the page",
  body: changeNoticeSettingsSchema,
  answer: noticeSettingsSchema,
  errors: ["owner_only"],
});

/** In the order of the description. */
export const ownNoticeCalls = [
  ownNoticesCall,
  readNoticesCall,
  noticeSettingsCall,
  changeNoticeSettingsCall,
] as const;
