/** A review as visitors read it; nothing that names the person. */
export type ReviewView = {
  id: string;
  rating: number;
  comment: string | null;
  createdAtIso: string;
  /** The first six characters of the user id (specification, section 9); null for a guest: "verified visit". */
  authorLabel: string | null;
  serviceId: string;
  serviceName: string;
  reply: { text: string; createdAtIso: string } | null;
};

/** A review as the contract tells it. */
export type ReviewFacts = Omit<ReviewView, "authorLabel"> & { providerId: string; userId: string | null };

/** A review as pages show it: of whoever wrote it, no more than the beginning of an id that means nothing. */
export function reviewView({ providerId: _provider, userId, ...review }: ReviewFacts): ReviewView {
  return { ...review, authorLabel: userId === null ? null : userId.slice(0, 6) };
}
