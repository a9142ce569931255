/** A review as visitors read it; nothing that names the person. */
export type ReviewView = {
  id: string;
  rating: number;
  comment: string | null;
  createdAtIso: string;
  /** The first six characters of `authorId` (VIEW-4); null for a guest: "verified visit". */
  authorLabel: string | null;
  serviceId: string;
  serviceName: string;
  reply: { text: string; createdAtIso: string } | null;
};

/**
 * A review with the fields of the contract; `authorId` is the pseudonym of whoever wrote it at this business, null for a
 * guest.
 */
export type ReviewFacts = Omit<ReviewView, "authorLabel"> & { providerId: string; authorId: string | null };

/** A review as pages show it: its author as the beginning of a pseudonym that links to nothing. */
export function reviewView({ providerId: _provider, authorId, ...review }: ReviewFacts): ReviewView {
  return { ...review, authorLabel: authorId === null ? null : authorId.slice(0, 6) };
}

/** What the business answered, and which version of it that is (REV-13). */
export type OwnReply = NonNullable<ReviewFacts["reply"]> & { version: string };

/** A review as its business sees it: with the visit, and when the business reported it to the operator. */
export type OwnReview = Omit<ReviewFacts, "reply"> & {
  reply: OwnReply | null;
  bookingId: string;
  reportedAtIso: string | null;
  /** When the operator decided that the reported review stays, and why (REV-10). */
  kept: { atIso: string; reason: string | null } | null;
};
