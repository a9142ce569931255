import { z } from "zod";
import { idIn, instantOut } from "@/lib/http/input/schemas";

/** The most notices that are listed, and how long ago the oldest was told. */
export const listedNotices = { count: 50, days: 30 } as const;

const noticeKinds = ["booked", "moved", "given", "taken", "cancelled"] as const;

export const noticeSchema = z.object({
  id: z.uuid(),
  /** `given` and `taken`: somebody else does the booking from then on; to whom it was given, and from whom it was taken. */
  kind: z.enum(noticeKinds),
  /** null for somebody whose booking it is not any more. */
  booking_id: z.uuid().nullable(),
  service_name: z.string(),
  /** Empty where there is none, or it is not for whoever asks. */
  customer_name: z.string(),
  /** Who does it; null while the business works alone. */
  staff_name: z.string().nullable(),
  /** Of the booking when this was told. */
  start_time: instantOut,
  /** Before a move; null where the start is the same. */
  previous_start_time: instantOut.nullable(),
  /** Further dates of a series that it tells of, too. */
  further_dates: z.int(),
  time_zone: z.string(),
  told_at: instantOut,
  is_read: z.boolean(),
});
export type NoticeAnswer = z.input<typeof noticeSchema>;

/** `GET /providers/me/notices` */
export const ownNoticesSchema = z.object({
  /** Of those listed. */
  unread: z.int(),
  notices: z.array(noticeSchema),
});
export type OwnNotices = z.input<typeof ownNoticesSchema>;

/** `POST /providers/me/notices/read` */
export const readNoticesSchema = z.object({ ids: z.array(idIn).min(1).max(listedNotices.count) });

const choiceSchema = z.object({ by_mail: z.boolean(), in_page: z.boolean() });

/** `PUT /providers/me/notice-settings` */
export const changeNoticeSettingsSchema = z.object({
  /** Whose bookings: of all of the business's people, or one's own. */
  scope: z.enum(["business", "own"]),
  booked: choiceSchema,
  moved: choiceSchema,
  cancelled: choiceSchema,
  /** The mail with the day, at seven: never, on days with bookings, or every day. */
  morning_mail: z.enum(["never", "booked", "always"]),
});
export type NoticeSettings = z.input<typeof changeNoticeSettingsSchema>;

/** `GET /providers/me/notice-settings` */
export const noticeSettingsSchema = changeNoticeSettingsSchema.extend({
  /** false for members, who are told of their own bookings, and for owners who have none of their own. */
  can_choose_scope: z.boolean(),
  /** Whether the business's own mail address is the one that mails of all bookings go to. */
  is_contact: z.boolean(),
});
export type OwnNoticeSettings = z.input<typeof noticeSettingsSchema>;
