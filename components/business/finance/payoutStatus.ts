import type { BadgeTone } from "@/components/ui/display/Badge";

const tones = {
  paid: "positive",
  in_transit: "info",
  pending: "neutral",
  failed: "danger",
  canceled: "warning",
} as const satisfies Record<string, BadgeTone>;
type PayoutStatus = keyof typeof tones;

const isKnown = (word: string): word is PayoutStatus => Object.hasOwn(tones, word);

/** How a payout's status is named and drawn. One that is unknown here, because Stripe added it, is shown as pending. */
export function payoutStatus(word: string): { status: PayoutStatus; tone: BadgeTone } {
  const status = isKnown(word) ? word : "pending";
  return { status, tone: tones[status] };
}
