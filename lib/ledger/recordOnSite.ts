import "server-only";
import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/db/client";
import type { OnSiteMethod } from "@/lib/db/generated/enums";

type OnSite = {
  providerId: string;
  bookingId: string;
  /** öre; negative for what is given back on the spot, or was recorded by mistake. */
  amountOre: number;
  method: OnSiteMethod;
  recordedBy: string | null;
  occurredAt: Date;
  /** What it is written for, where that happens once only. */
  source?: string;
};

/**
 * Adds what was paid on the spot to the ledger, in the caller's transaction, which has locked the booking and knows that
 * no more is recorded than the booking costs.
 */
export async function recordOnSite(tx: Tx, { source, ...onSite }: OnSite): Promise<void> {
  await tx.ledgerEntry.create({
    data: { ...onSite, kind: "on_site", source: source ?? `on_site:${randomUUID()}` },
    select: { id: true },
  });
}
