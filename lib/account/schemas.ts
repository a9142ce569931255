import { z } from "zod";
import { instantOut } from "@/lib/http/input/schemas";
import { personSchema, roleSchema } from "@/lib/identity/schemas";
import { exportedCustomerBookingSchema } from "./export/exportedCustomerBooking";
import { favouriteSchema } from "./favourites/schemas";

const sessionSchema = z.object({
  createdAt: instantOut,
  lastSeenAt: instantOut,
  expiresAt: instantOut,
  /** null while it is active. */
  endedAt: instantOut.nullable(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
});

const reviewSchema = z.object({
  id: z.uuid(),
  booking_id: z.uuid(),
  rating: z.number().int(),
  comment: z.string().nullable(),
  created_at: instantOut,
  updated_at: instantOut,
  reply: z.object({ reply_text: z.string(), created_at: instantOut }).nullable(),
});

const mailSchema = z.object({
  kind: z.string(),
  recipient: z.string(),
  created_at: instantOut,
  /** null while it waits. */
  sent_at: instantOut.nullable(),
});

const contactMessageSchema = z.object({
  portal: roleSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  created_at: instantOut,
});

/** What a business knows them as; its private notes are its own (docs/decisions/0041). */
const clientOfSchema = z.object({
  business: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  since: instantOut,
});

const exportedFavouriteSchema = favouriteSchema.extend({ business: z.string() });

/** Name and dates only; the keys are secrets of their devices, and what we have of them signs in nowhere. */
export const exportedPasskeysSchema = z.array(
  z.object({ name: z.string(), createdAt: instantOut, lastUsedAt: instantOut.nullable() }),
);

/** Everything that is kept of a customer; amounts in SEK. No secrets: neither password, nor tokens, nor session ids. */
export const exportSchema = z.object({
  exportedAt: instantOut,
  account: personSchema.extend({ emailVerifiedAt: instantOut.nullable(), passwordChangedAt: instantOut }),
  sessions: z.array(sessionSchema),
  passkeys: exportedPasskeysSchema,
  bookings: z.array(exportedCustomerBookingSchema),
  reviews: z.array(reviewSchema),
  mails: z.array(mailSchema),
  contactMessages: z.array(contactMessageSchema),
  /** The businesses that have them among their clients, once the address is verified. */
  clients: z.array(clientOfSchema),
  favourites: z.array(exportedFavouriteSchema),
  /** The visits that they did not want to book again when it was suggested. */
  dismissedSuggestions: z.array(z.object({ booking_id: z.uuid(), created_at: instantOut })),
});
export type CustomerExport = z.infer<typeof exportSchema>;
