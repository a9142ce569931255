import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { Button } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Select } from "@/components/ui/inputs/Select";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { Pagination } from "@/components/ui/navigation/Pagination";
import { type BusinessAddress, businessPath } from "@/lib/directory/detail/businessAddress";
import type { ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { localePath } from "@/lib/i18n/localePath";
import { customerPaths } from "@/lib/paths";
import type { RatingCount } from "@/lib/reviews/queries";
import { type ReviewSearch, reviewOrders } from "@/lib/reviews/reviewSearch";
import type { ReviewView } from "@/lib/reviews/views";
import { LatestReviews } from "../detail/LatestReviews";
import { StarRows } from "./StarRows";

/** A page of the reviews that the address asks for. */
export type FoundReviews = {
  reviews: ReviewView[];
  total: number;
  page: number;
  pageCount: number;
  /** Of all reviews. */
  counts: RatingCount[];
};

type BusinessReviewsProps = { provider: ProviderDetail; found: FoundReviews; address: BusinessAddress };

/** All reviews of a business: by stars, sorted, searched, page by page; a plain form, which works without scripts. */
export function BusinessReviews({ provider, found, address }: BusinessReviewsProps) {
  const t = useTranslations("businessPage.reviews");
  const { slug, averageRating } = provider;
  const hrefFor = (reviews: Partial<ReviewSearch>) =>
    `${businessPath(slug, address, { reviews: { page: 1, ...reviews } })}#reviews`;
  const list = (
    <LatestReviews
      reviews={found.reviews}
      providerName={provider.companyName}
      timeZone={provider.timeZone}
      withService
    />
  );
  if (averageRating === null) return list;
  const { text, stars } = address.reviews;
  const isNarrow = text !== "" || stars !== null;
  return (
    <div className="grid grid-cols-1 gap-5">
      <StarRows
        average={averageRating}
        counts={found.counts}
        chosen={stars}
        hrefFor={(chosen) => hrefFor({ stars: chosen })}
      />
      <ReviewForm slug={slug} address={address} />
      <p role="status" className="flex flex-wrap items-baseline gap-x-4 font-semibold text-sm">
        {t(isNarrow ? "found" : "count", { count: found.total })}
        {isNarrow ? (
          <TextLink href={hrefFor({ text: "", stars: null })} linkComponent={QuietLink}>
            {t("reset")}
          </TextLink>
        ) : null}
      </p>
      {found.total === 0 ? <p className="text-muted">{t("nothing")}</p> : list}
      <Pagination
        label={t("pages")}
        page={found.page}
        pageCount={found.pageCount}
        hrefFor={(page) => hrefFor({ page })}
        pageLabel={(page) => t("page", { page })}
        previousLabel={t("previous")}
        nextLabel={t("next")}
        linkComponent={QuietLink}
      />
    </div>
  );
}

function ReviewForm({ slug, address }: { slug: string; address: BusinessAddress }) {
  const t = useTranslations("businessPage.reviews");
  const locale = useLocale();
  const { staff, day, reviews } = address;
  const kept = { staff, day, stars: reviews.stars };
  return (
    <search>
      <form
        action={`${localePath(locale, customerPaths.provider(slug))}#reviews`}
        className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]"
      >
        {Object.entries(kept).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor="review-words" className="grid gap-1 font-semibold text-sm">
          {t("search")}
          <TextInput
            id="review-words"
            key={reviews.text}
            name="rq"
            type="search"
            maxLength={100}
            defaultValue={reviews.text}
          />
        </label>
        <label htmlFor="review-order" className="grid gap-1 font-semibold text-sm">
          {t("sort")}
          <Select
            id="review-order"
            key={reviews.order}
            name="sort"
            defaultValue={reviews.order}
            options={reviewOrders.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
          />
        </label>
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </form>
    </search>
  );
}
