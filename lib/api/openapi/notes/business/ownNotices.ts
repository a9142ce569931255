import type { NoticeSettings, OwnNoticeSettings } from "@/lib/bookings/notices/schemas";
import {
  changeNoticeSettingsCall,
  noticeSettingsCall,
  ownNoticesCall,
  readNoticesCall,
} from "../../../contract/business/ownNotices";
import { note } from "../../note";
import { ids, startTime } from "../exampleBusiness";

const notice = "0f4a6a83-5a1c-4d4e-8f0e-5b7d7e2c9a16";

const chosen: NoticeSettings = {
  scope: "business",
  booked: { by_mail: true, in_page: true },
  moved: { by_mail: false, in_page: true },
  cancelled: { by_mail: true, in_page: true },
  morning_mail: "booked",
};
const settings: OwnNoticeSettings = { ...chosen, can_choose_scope: true, is_contact: true };

export const ownNoticesNotes = [
  note(ownNoticesCall, {
    description:
      "The latest 50 of 30 days, for being asked every few seconds. What can be undone is told once it cannot any more, and not at all when it was undone; nobody is told of what they did themselves. `given` and `taken` are a booking that changed hands; `booking_id` and names are left out once it is a colleague's.",
    answer: {
      unread: 1,
      notices: [
        {
          id: notice,
          kind: "moved",
          booking_id: ids.booking,
          service_name: "Klippning",
          customer_name: "Elin Lund",
          staff_name: "Josefin Sandell",
          start_time: startTime,
          previous_start_time: "2026-11-25T09:00:00.000Z",
          further_dates: 0,
          time_zone: "Europe/Stockholm",
          told_at: "2026-11-24T10:02:41.118Z",
          is_read: false,
        },
      ],
    },
  }),
  note(readNoticesCall, {
    description: "Ids that are not the sign-in's are passed over.",
    body: { ids: [notice] },
  }),
  note(noticeSettingsCall, {
    description:
      "Until something is chosen: in the page all, by mail one's own bookings; mails of all bookings go to the business's own address, as `is_contact` says.",
    answer: settings,
  }),
  note(changeNoticeSettingsCall, {
    description:
      "Takes all choices. A member is told of their own bookings: 403 `owner_only` for `business`. `morning_mail` is sent at seven on the clock of the business, from the next morning on.",
    body: chosen,
    answer: settings,
  }),
];
