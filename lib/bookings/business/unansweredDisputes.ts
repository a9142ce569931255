import "server-only";
import { db } from "@/lib/db/client";
import type { Dispute } from "@/lib/db/generated/client";
import { disputeStateOf } from "../disputeWords";

export type UnansweredDispute = Pick<Dispute, "id" | "amountOre" | "evidenceDueAt"> & {
  booking: { id: string; serviceName: string; startsAt: Date };
};

/** The disputes of a business that wait for its answer, those due soonest first. */
export async function unansweredDisputes(providerId: string): Promise<UnansweredDispute[]> {
  const open = await db().dispute.findMany({
    where: { providerId, closedAt: null },
    orderBy: [{ evidenceDueAt: { sort: "asc", nulls: "last" } }, { id: "asc" }],
    select: {
      id: true,
      status: true,
      amountOre: true,
      evidenceDueAt: true,
      booking: { select: { id: true, serviceName: true, startsAt: true } },
    },
  });
  return open.filter(({ status }) => disputeStateOf(status) === "answer");
}
