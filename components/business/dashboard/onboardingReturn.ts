const ways = ["start", "back", "again"] as const;

/**
 * How the dashboard was reached: from a confirmed address, to go on to Stripe's form ("start"), from that form ("back"), from an
 * expired link of it ("again"), or otherwise.
 */
export type OnboardingReturn = (typeof ways)[number] | null;

export const isOnboardingReturn = (value: string | undefined): value is (typeof ways)[number] =>
  ways.some((way) => way === value);
