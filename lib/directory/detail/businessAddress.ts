import { customerPaths } from "@/lib/paths";
import { type ReviewSearch, reviewOrders } from "@/lib/reviews/reviewSearch";
import { isValidLocalDate } from "@/lib/time/localDate";
import { type PageQuery, pageNumber, single } from "../search/pageQuery";

/** What the address of a business's page says: whose times, of which day, and which reviews. */
export type BusinessAddress = {
  /** A person's id; null for anybody. */
  staff: string | null;
  /** YYYY-MM-DD; null for the next times. */
  day: string | null;
  reviews: ReviewSearch;
};

/** The length of a search, past which it is cut off. */
const SEARCH_LENGTH = 100;

const isId = (value: string) => /^[0-9a-f-]{36}$/i.test(value);

/** Reads the address; what is none of the values is left out. */
export function readBusinessAddress(query: PageQuery): BusinessAddress {
  const staff = single(query.staff);
  const stars = Number(single(query.stars));
  const order = reviewOrders.find((each) => each === single(query.sort)) ?? "newest";
  const text = (single(query.rq) ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, SEARCH_LENGTH);
  const day = single(query.day);
  return {
    staff: staff !== null && isId(staff) ? staff : null,
    day: day !== null && isValidLocalDate(day) ? day : null,
    reviews: {
      order,
      stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
      text,
      page: pageNumber(query),
    },
  };
}

/** Whether the address shows less than the page itself, or another part of it: not for search engines. */
export function isNarrowed({ staff, day, reviews }: BusinessAddress): boolean {
  const { order, stars, text, page } = reviews;
  return staff !== null || day !== null || order !== "newest" || stars !== null || text !== "" || page > 1;
}

type BusinessChange = Partial<Omit<BusinessAddress, "reviews">> & { reviews?: Partial<ReviewSearch> };

/** The path of the page with some of its address changed; null takes a part away. */
export function businessPath(slug: string, address: BusinessAddress, change: BusinessChange = {}): string {
  const { staff, day } = { ...address, ...change };
  const { order, stars, text, page } = { ...address.reviews, ...change.reviews };
  return customerPaths.provider(slug, {
    staff,
    day,
    sort: order === "newest" ? null : order,
    stars,
    rq: text,
    page: page > 1 ? page : null,
  });
}
