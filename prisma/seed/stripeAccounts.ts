import { domainOf, stripeAccountIdOf } from "./build/business";
import { businesses } from "./content/businesses";

export interface SeededStripeAccount {
  readonly id: string;
  readonly companyName: string;
  readonly email: string;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
}

/** The connected accounts that the seeded businesses point at, for the stand-in of Stripe to import. */
export function seededStripeAccounts(): SeededStripeAccount[] {
  return businesses.flatMap((content, index) => {
    const id = stripeAccountIdOf(content, index + 1);
    const isOnboarded = content.onboarding === undefined;
    return id === null
      ? []
      : [
          {
            id,
            companyName: content.name,
            email: `hej@${domainOf(content)}`,
            chargesEnabled: isOnboarded,
            payoutsEnabled: isOnboarded,
            detailsSubmitted: isOnboarded,
          },
        ];
  });
}
