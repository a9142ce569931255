import { z } from "zod";
import { providerBookingDetailSchema } from "@/lib/bookings/business/bookingProjection";
import { customerNote } from "@/lib/bookings/business/providerSchemas";
import { deliveryModeSchema } from "@/lib/bookings/schemas";
import { serviceMaxPrice } from "@/lib/catalogue/serviceRules";
import { rule } from "@/lib/errors/fieldRule";
import { idIn, instantIn, instantOut, localDateIn, minuteIn } from "@/lib/http/input/schemas";
import { fullNameMaxLength } from "@/lib/identity/limits";
import { emailSchema, optionalPhoneSchema } from "@/lib/identity/schemas";
import { nameLine } from "@/lib/text/names";
import { blankIsNull } from "@/lib/text/texts";
import { isNameEnough } from "./nameEnough";
import { onSiteMethods } from "./payments/schemas";
import { mostDates, mostWeeks } from "./repeat";

/** How a booking that the business makes reached it. */
export const ownSources = ["phone", "desk"] as const;
export const ownPaymentWays = ["on_site", "link"] as const;

/** How many services in a row one booking may have. */
export const mostLines = 10;

/** SEK with at most two decimals; 0 is a free visit. */
const priceIn = z
  .number()
  .min(0)
  .max(serviceMaxPrice)
  .refine((sek) => Math.abs(sek * 100 - Math.round(sek * 100)) < 1e-6, rule("decimals"));

type PhoneAndEmail = { phone: string | null; email: string | null };
type Customer = ({ id: string } & PhoneAndEmail) | ({ name: string } & PhoneAndEmail);

/**
 * A client of the business by `id`, with a way to reach them where the business knows none, or somebody by `name`, with a way
 * to reach them unless a name is enough.
 */
const customerIn = z
  .object({
    id: idIn.nullish(),
    name: z.preprocess(blankIsNull, nameLine(fullNameMaxLength).nullish()),
    phone: optionalPhoneSchema,
    email: z.preprocess(blankIsNull, emailSchema.nullish()),
  })
  .transform(({ id, name, phone = null, email = null }, context): Customer => {
    if (id) return { id, phone, email };
    if (name) return { name, phone, email };
    context.addIssue({ code: "custom", path: ["name"], ...rule("required") });
    return z.NEVER;
  });

const wishShape = {
  /** One service, or several in a row done by one person; `price` (SEK) where it is not the listed one. */
  lines: z
    .array(z.object({ serviceId: idIn, price: priceIn.nullish() }))
    .min(1)
    .max(mostLines),
  /** Anybody who does all of them when it is left out. */
  staffId: idIn.nullish(),
};

/** `POST /providers/me/bookings`. */
export const bookByBusinessSchema = z
  .object({
    ...wishShape,
    source: z.enum(ownSources),
    client: customerIn,
    /** Several make a series: all are booked or none. */
    startTimes: z.array(minuteIn).min(1).max(mostDates),
    deliveryMode: deliveryModeSchema.nullish(),
    /** Said after a question: outside opening hours, in the lunch or in an absence. */
    outsideHours: z.boolean().default(false),
    payment: z.object({
      way: z.enum(ownPaymentWays),
      /** Paid on the spot now, the whole price of the first date. */
      paidWith: z.enum(onSiteMethods).nullish(),
    }),
    /** Whether the customer gets mails about it. */
    notify: z.boolean(),
    /** SEK, the price of one date that was shown; another one is refused (`price_changed`). */
    total: z.number().nullish(),
  })
  .refine(({ startTimes }) => new Set(startTimes).size === startTimes.length, {
    path: ["startTimes"],
    ...rule("listedTwice"),
  })
  .refine(({ payment }) => payment.way === "on_site" || !payment.paidWith, {
    path: ["payment", "paidWith"],
    ...rule("unknownChoice"),
  })
  .refine(
    ({ client, source, payment }) =>
      "id" in client ||
      client.phone !== null ||
      client.email !== null ||
      isNameEnough({ source, paymentWay: payment.way }),
    { path: ["client", "phone"], ...rule("phoneOrEmail") },
  );
export type BookByBusiness = z.output<typeof bookByBusinessSchema>;
export type SentBooking = z.input<typeof bookByBusinessSchema>;

/** `POST /providers/me/bookings/preview`: a start, with or without its repetition, or the free times of a day. */
export const previewSchema = z
  .object({
    ...wishShape,
    startTime: instantIn.nullish(),
    date: localDateIn.nullish(),
    /** Every so many weeks, so many times in all. */
    repeat: z
      .object({ weeks: z.int().min(1).max(mostWeeks), times: z.int().min(2).max(mostDates) })
      .nullish(),
  })
  .refine(({ startTime, date }) => !!startTime !== !!date, { path: ["startTime"], ...rule("required") });
export type PreviewWish = z.output<typeof previewSchema>;
export type SentPreview = z.input<typeof previewSchema>;

export const timeRefusals = [
  "past",
  "beyond_horizon",
  "no_staff",
  "taken",
  "closed",
  "lunch",
  "unavailable",
] as const;
const refusalSchema = z.enum(timeRefusals);
export type TimeRefusal = z.infer<typeof refusalSchema>;

/** What is booked at that time; the customer's name is empty for a hold, and where the person was taken out. */
const bookedThenSchema = z.object({
  start_time: instantOut,
  end_time: instantOut,
  staff_id: z.uuid(),
  customer_name: z.string(),
  service_name: z.string(),
  is_held: z.boolean(),
});
export type BookedThen = z.infer<typeof bookedThenSchema>;

const freeSchema = z.object({ start_time: instantOut, staff_id: z.uuid() });
export type FreeStart = z.infer<typeof freeSchema>;

const dateSchema = z.object({
  start_time: instantOut,
  end_time: instantOut,
  /** Who can have it; with `outsideHours` too where `refusal` can be overruled. */
  staff_ids: z.array(z.uuid()),
  /** null: it can be booked. */
  refusal: refusalSchema.nullable(),
  /** Whether `outsideHours` books it all the same. */
  can_overrule: z.boolean(),
  in_the_way: z.array(bookedThenSchema),
  /** The nearest times that are free. */
  alternatives: z.array(freeSchema),
});
export type PreviewDate = z.infer<typeof dateSchema>;

export const previewAnswerSchema = z.object({
  service_name: z.string(),
  duration_minutes: z.int(),
  /** SEK, of one date; null for a member. */
  total_amount: z.number().nullable(),
  dates: z.array(dateSchema),
  /** Of the asked day, or of the day of the asked start: what is free. */
  free: z.array(freeSchema),
});
export type Preview = z.infer<typeof previewAnswerSchema>;

export const bookedSchema = z.object({
  bookings: z.array(providerBookingDetailSchema),
  /** null for a single date. */
  series_id: z.uuid().nullable(),
  /** Why the customer was not mailed, where they were to be. */
  unsent_mail: z.enum(["limit", "reported", "stopped"]).nullable(),
});

/** What of a series `cancel-following` would cancel, earliest first; amounts in SEK. */
export const followingSchema = z.object({
  bookings: z.array(z.object({ id: z.uuid(), start_time: instantOut })),
  /** What goes back to the customer, of all of them. */
  refund_amount: z.number(),
  /** What was paid on the spot, which the product cannot give back. */
  on_site_amount: z.number(),
});
export type Following = z.infer<typeof followingSchema>;

/** `POST /providers/me/bookings/{id}/cancel-following`; `reason`: what the customer reads; `shown`: as `following` told it. */
export const cancelFollowingBody = z
  .object({
    reason: customerNote.nullish(),
    shown: z.object({ bookingIds: z.array(z.uuid()).max(100), refund: z.number() }).optional(),
  })
  .optional();
export const cancelFollowingSchema = z.object({ cancelled: z.int() });

export const suggestionsQuery = z.object({ q: z.string().trim().max(100) });
/** What a field of the form needs of a client. A member gets no contacts. */
export const suggestionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Bookings that are confirmed or were. */
  visits: z.int(),
  /** When the last visit began that is over; null: none yet. */
  last_visit: instantOut.nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
