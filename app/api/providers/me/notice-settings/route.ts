import { changeNoticeSettingsCall, noticeSettingsCall } from "@/lib/api/contract/business/ownNotices";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownNoticeSettings, saveNoticeSettings } from "@/lib/bookings/notices/noticeSettings";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const get = endpoint(noticeSettingsCall, ({ session }) => ownNoticeSettings(businessScopeOf(session)));

const put = endpoint(changeNoticeSettingsCall, ({ session, body }) =>
  saveNoticeSettings(businessScopeOf(session), body, Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PUT: put });
