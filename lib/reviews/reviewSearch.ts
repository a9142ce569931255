/** The orders of a business's reviews on its page. */
export const reviewOrders = ["newest", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export type ReviewSearch = {
  order: ReviewOrder;
  /** Only those with so many stars. */
  stars: number | null;
  /** Words that comment, service or reply contain, all of them; case and accents do not matter. */
  text: string;
  /** From 1; the last page for one beyond it. */
  page: number;
};
