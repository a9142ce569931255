import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { idIn, instantIn } from "@/lib/http/input/schemas";
import { proofSchema } from "@/lib/identity/passkeys/proofSchemas";

import { leftOutBookingSchema } from "../schemas";

/** What is to become of a booking of somebody who is removed: it cannot stay. */
const removalDecision = z
  .object({
    booking_id: idIn,
    action: z.enum(["give", "move", "cancel"]),
    /** Who takes one that is given. */
    staff_id: idIn.nullish(),
    /** The new start of one that is moved. */
    start_time: instantIn.nullish(),
  })
  .transform(({ booking_id: bookingId, action, staff_id, start_time }, context) => {
    if (action === "cancel") return { bookingId, action };
    if (action === "give" && staff_id) return { bookingId, action, staffMemberId: staff_id };
    if (action === "move" && typeof start_time === "number")
      return { bookingId, action, startMs: start_time };
    const path = [action === "give" ? "staff_id" : "start_time"];
    context.addIssue({ code: "custom", path, ...rule("required") });
    return z.NEVER;
  });

export type RemovalDecision = z.output<typeof removalDecision>;

/** `POST /providers/me/staff/{id}/removal` */
export const staffRemovalSchema = proofSchema.extend({
  bookingDecisions: z.array(removalDecision).max(1_000),
});

/** `POST /providers/me/staff/{id}/removal/preview` */
export const removalPreviewRequestSchema = z.object({
  /** One of the bookings, to find another time for. */
  moveBookingId: idIn.nullish(),
});

/** A booking to come of somebody who is to be removed, with who could take it as it is. */
export const removedBookingSchema = leftOutBookingSchema.extend({
  free_staff: z.array(z.object({ id: z.uuid(), name: z.string() })),
});

export const removalPreviewSchema = z.object({
  bookings: z.array(removedBookingSchema),
  /** Free times of the others for the booking that was asked about; else null. */
  freeTimes: z.array(z.object({ date: z.string(), startTimes: z.array(z.string()) })).nullable(),
});
