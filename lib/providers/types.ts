/** A business as a card shows it. */
export type CardProvider = {
  id: string;
  slug: string;
  companyName: string;
  address: string | null;
  city: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  profileImageUrl: string | null;
  /** null until somebody has reviewed it. */
  averageRating: number | null;
  reviewCount: number;
  bookingCount: number;
  isOnboarded: boolean;
  /** null: not checked yet. */
  isVerified: boolean | null;
  timeZone: string;
};

export type LocationView = {
  id: string;
  address: string;
  postalCode: string | null;
  city: string;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  isPositionExact: boolean;
  isPrimary: boolean;
};

/** A business as its own page shows it; nothing private. */
export type ProviderFacts = CardProvider & {
  description: string;
  /** null, too, until the business can be booked. */
  organisationNumber: string | null;
  postalCode: string | null;
  /** Where customers may write to. */
  contactEmail: string | null;
  /** false: the point is the middle of the town, and no directions lead to it. */
  isPositionExact: boolean;
  freeCancellationHours: number;
};

/** The fields of a business that only the contract has besides. */
export type ProviderRecord = ProviderFacts & {
  plan: "payg" | "monthly";
  stripeAccountId: string | null;
};
