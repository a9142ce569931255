import { z } from "zod";
import { planInvoiceSchema } from "@/lib/billing/schemas";
import { locales } from "@/lib/i18n/locales";
import { ownAccountSchema } from "@/lib/identity/schemas";
import { memberRoleSchema } from "@/lib/providers/members/schemas";
import { exportedPasskeysSchema } from "../schemas";
import { exportedBookingSchema, zoned } from "./exportedBooking";

/*
 * The file with everything that a business has. Instants are ISO 8601 with the offset of the business's time zone, days
 * are dates of its own calendar, times of hours are HH:mm there; amounts are in SEK.
 */

const time = z.string();
const personId = z.uuid().nullable();

const hoursSchema = z.object({
  is_closed: z.boolean(),
  open_time: time,
  close_time: time,
  lunch_start_time: time.nullable(),
  lunch_end_time: time.nullable(),
  person_id: personId,
});

export const businessExportSchema = z.object({
  exportedAt: zoned,
  timeZone: z.string(),
  account: ownAccountSchema.extend({ passkeys: exportedPasskeysSchema }),
  business: z.object({
    id: z.uuid(),
    slug: z.string(),
    company_name: z.string(),
    organisation_number: z.string().nullable(),
    description: z.string(),
    email: z.string(),
    contact_email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    city: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    is_position_exact: z.boolean(),
    plan: z.string(),
    stripe_account_id: z.string().nullable(),
    min_notice_minutes: z.number(),
    horizon_days: z.number(),
    free_cancellation_hours: z.number(),
    buffer_before_minutes: z.number(),
    buffer_after_minutes: z.number(),
    created_at: zoned,
    locations: z.array(
      z.object({
        address: z.string(),
        postal_code: z.string().nullable(),
        city: z.string(),
        phone: z.string().nullable(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        is_position_exact: z.boolean(),
        is_primary: z.boolean(),
      }),
    ),
  }),
  /** Who can sign in for it. */
  members: z.array(
    z.object({
      email: z.string(),
      role: memberRoleSchema,
      person_id: personId,
      since: zoned,
    }),
  ),
  /** Its own in their order, then those of services and people. */
  pictures: z.array(
    z.object({
      url: z.url(),
      alt: z.string(),
      service_id: z.uuid().nullable(),
      person_id: personId,
    }),
  ),
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string().nullable(),
      colour: z.string(),
      is_active: z.boolean(),
      does_all_services: z.boolean(),
      service_ids: z.array(z.uuid()),
      removed_at: zoned.nullable(),
    }),
  ),
  services: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      description: z.string(),
      category: z.string(),
      subcategory: z.string(),
      price: z.number(),
      vat_percent: z.number(),
      duration_minutes: z.number(),
      buffer_before_minutes: z.number(),
      buffer_after_minutes: z.number(),
      is_active: z.boolean(),
      is_physical: z.boolean(),
      is_digital: z.boolean(),
      archived_at: zoned.nullable(),
      created_at: zoned,
    }),
  ),
  opening_hours: z.array(hoursSchema.extend({ day_of_week: z.number() })),
  special_days: z.array(hoursSchema.extend({ date: z.iso.date(), note: z.string().nullable() })),
  absences: z.array(
    z.object({
      starts_at: zoned,
      ends_at: zoned,
      reason: z.string().nullable(),
      series_id: z.uuid().nullable(),
      person_id: personId,
    }),
  ),
  reviews: z.array(
    z.object({
      id: z.uuid(),
      booking_id: z.uuid(),
      service_id: z.uuid(),
      rating: z.number(),
      comment: z.string().nullable(),
      created_at: zoned,
      reply: z.object({ reply_text: z.string(), created_at: zoned }).nullable(),
    }),
  ),
  clients: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      tags: z.array(z.string()),
      is_hidden: z.boolean(),
      created_at: zoned,
      notes: z.array(
        z.object({
          kind: z.enum(["note", "formula", "allergy"]),
          /** The last one is what it says. */
          texts: z.array(z.object({ text: z.string(), written_at: zoned })),
        }),
      ),
    }),
  ),
  /** Of the monthly plan; null when the payment provider could not be asked. */
  invoices: z.array(planInvoiceSchema).nullable(),
  bookings: z.array(exportedBookingSchema),
});
export type BusinessExport = z.input<typeof businessExportSchema>;

/** The language of the column heads. */
export const bookingsFileQuery = z.object({ locale: z.enum(locales).optional() });
