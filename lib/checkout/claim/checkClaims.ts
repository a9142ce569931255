import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { AppError } from "@/lib/errors/AppError";
import { commissionOre, providerOre, toSek } from "@/lib/money/ore";
import { MINUTE_MS } from "@/lib/time/zone";

type Truth = {
  priceOre: number;
  durationMinutes: number;
  commissionPercent: number;
  stripeAccountId: string;
  customerId: string | null;
};

export type OutdatedClaim = { path: string; sent: unknown; current: unknown };

/** Amounts are compared in whole öre, so that 0.1 + 0.2 counts as 0.3. */
const sameAmount = (a: number, b: number) => Math.round(a * 100) === Math.round(b * 100);

function expectedClaims(request: CheckoutRequest, truth: Truth) {
  const commission = commissionOre(truth.priceOre, truth.commissionPercent);
  return {
    amount: toSek(truth.priceOre),
    commissionRate: truth.commissionPercent,
    commissionAmount: toSek(commission),
    providerAmount: toSek(providerOre(truth.priceOre, commission)),
    durationMinutes: truth.durationMinutes,
    endTime: request.startTime + truth.durationMinutes * MINUTE_MS,
    currency: "sek",
    connectedAccountId: truth.stripeAccountId,
    customerId: truth.customerId,
  };
}

function agrees(sent: unknown, current: unknown): boolean {
  if (typeof sent === "number" && typeof current === "number") return sameAmount(sent, current);
  if (typeof sent === "string" && typeof current === "string")
    return sent.toLowerCase() === current.toLowerCase();
  return sent === current;
}

/** A difference in the contract's shape: instants are ISO 8601, as they were sent. */
function difference(path: string, sent: unknown, current: unknown): OutdatedClaim {
  const told = (value: unknown) =>
    path === "endTime" && typeof value === "number" ? new Date(value).toISOString() : value;
  return { path, sent: told(sent), current: told(current) };
}

/** Where what the client believes is not what is true; what it leaves out is no difference. */
export function claimedDifferences(request: CheckoutRequest, truth: Truth): OutdatedClaim[] {
  const expected = expectedClaims(request, truth);
  const differences: OutdatedClaim[] = [];
  const claims = new Map<string, unknown>(Object.entries(request));
  for (const [path, current] of Object.entries(expected)) {
    const sent = claims.get(path);
    if (sent !== undefined && sent !== null && !agrees(sent, current))
      differences.push(difference(path, sent, current));
  }
  return differences;
}

/**
 * Compares what the client believes with what is true. The server's numbers are used either way; a customer who was
 * shown others must see the new ones before paying.
 * @throws AppError price_changed; `details` lists what was sent and what is current
 */
export function checkClaims(request: CheckoutRequest, truth: Truth): void {
  const differences = claimedDifferences(request, truth);
  if (differences.length > 0) throw new AppError("price_changed", { details: differences });
}
