import { z } from "zod";
import { staffIdIn } from "@/lib/availability/schemas";
import { instantIn } from "@/lib/http/input/schemas";
import { emailSchema } from "@/lib/identity/schemas";
import { blankIsNull } from "@/lib/text/texts";
import { contactShape } from "./contact";
import { bookingStatuses } from "./status";

export const deliveryModes = ["physical", "digital"] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** What became of a visit, beside its status. */
export const visitMarkSchema = z.enum(["arrived", "no_show"]);

export const bookingStatusSchema = z.enum(bookingStatuses);
export const deliveryModeSchema = z.enum(deliveryModes);

/** The version of the wording by which the customer asks for a visit within the withdrawal period. */
export const earlyStartIn = z.string().max(20).nullish();

/** What a client may send along although the server knows better; it must agree with the server (409 otherwise). */
const claimsShape = {
  amount: z.number().nullish(),
  currency: z.string().max(10).nullish(),
  endTime: instantIn.nullish(),
  durationMinutes: z.number().nullish(),
  commissionRate: z.number().nullish(),
  commissionAmount: z.number().nullish(),
  providerAmount: z.number().nullish(),
  connectedAccountId: z.string().max(255).nullish(),
  customerId: z.string().max(255).nullish(),
};

/** Labels that older clients send; the server makes its own, in the reader's language. */
const ignoredShape = {
  serviceName: z.string().nullish(),
  providerName: z.string().nullish(),
  timezone: z.string().nullish(),
  summaryDateLabel: z.string().nullish(),
  summaryTimeLabel: z.string().nullish(),
  durationLabel: z.string().nullish(),
  deliveryModeLabel: z.string().nullish(),
};

/** `POST /payments/checkout-sessions` (PAY-1, PAY-3). */
export const checkoutRequestSchema = z.object({
  providerId: z.string().min(1).max(64),
  serviceId: z.string().min(1).max(64),
  startTime: instantIn,
  deliveryMode: deliveryModeSchema,
  /** Who is to do it; anybody who does the service when it is left out. */
  staffId: staffIdIn.nullable(),
  customerEmail: z.preprocess(blankIsNull, emailSchema.nullish()).transform((email) => email ?? null),
  ...contactShape,
  locale: z.enum(["sv", "en"]).nullish(),
  earlyStart: earlyStartIn,
  ...claimsShape,
  ...ignoredShape,
});

export type CheckoutRequest = z.output<typeof checkoutRequestSchema>;
