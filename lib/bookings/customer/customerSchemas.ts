import { z } from "zod";
import { availabilityQuerySchema, staffIdIn } from "@/lib/availability/schemas";
import { anyOf, instantIn, paging } from "@/lib/http/input/schemas";
import { blankIsNull, prose } from "@/lib/text/texts";
import { earlyStartIn } from "../schemas";

/** The proof in the links of our mails; in place of a session, for one booking. */
export const linkQuery = z.object({ token: z.string().max(200).optional() });

/** `replace` ends the links there are, and is only for whoever may open the booking. */
export const mailLinkSchema = z.object({ replace: z.boolean().optional() }).optional();

/** Local days of the business, and the proof. */
export const moveAvailabilityQuery = availabilityQuerySchema.safeExtend(linkQuery.shape);

export const customerBookingsQuery = z.object({ when: anyOf(z.enum(["upcoming", "past"])), ...paging });

/** No body at all is fine: nothing is claimed then. */
export const cancelBookingSchema = z
  .object({ expectedRefund: z.number().min(0).max(10_000_000).optional() })
  .optional();

/** `staffId`: a person, or `any`; left out, whoever was asked for stays. */
export const rescheduleSchema = z.object({
  startTime: instantIn,
  staffId: staffIdIn.nullable(),
  earlyStart: earlyStartIn,
});

/** What a customer says of a visit that was marked as not come; no body at all is fine. */
export const objectionSchema = z.object({ text: z.preprocess(blankIsNull, prose(500).nullish()) }).optional();
