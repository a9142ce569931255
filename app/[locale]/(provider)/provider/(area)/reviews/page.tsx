import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/business/areaMetadata";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { RatingSummary } from "@/components/business/reviews/RatingSummary";
import { ReviewList } from "@/components/business/reviews/ReviewList";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { RemovableChip } from "@/components/ui/inputs/Chip";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { averageRating, loadBusiness } from "@/lib/business/business";
import { ownProviderId } from "@/lib/business/ownProviderId";
import type { Page } from "@/lib/db/readPage";
import { isAppError } from "@/lib/errors/AppError";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { countRatings, ownReviewPage } from "@/lib/reviews/queries";
import type { OwnReview } from "@/lib/reviews/views";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("reviews", params);
}

export default async function ReviewsPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const query = await searchParams;
  const session = await requirePageSession("provider", pathWithQuery(providerPaths.reviews(), query));
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Reviews
        providerId={ownProviderId(session)}
        cursor={firstValue(query.cursor)}
        rating={ratingOf(firstValue(query.rating))}
      />
    </Suspense>
  );
}

const perPage = 20;

/** The number of stars in the address, when it is one to five. */
function ratingOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-5]$/.test(text) ? Number(text) : null;
}

type ReviewsAsked = { cursor: string | undefined; rating: number | null };

/** With an invalid cursor, from an old or a typed address, the first page. */
async function readReviews(providerId: string, { cursor, rating }: ReviewsAsked): Promise<Page<OwnReview>> {
  const list = {
    limit: perPage,
    order: "unanswered",
    ...(rating === null ? {} : { ratings: [rating] }),
  } as const;
  try {
    return await ownReviewPage(providerId, { ...list, cursor });
  } catch (error) {
    if (cursor === undefined || !isAppError(error, "invalid_request")) throw error;
    return ownReviewPage(providerId, list);
  }
}

type ReviewsProps = ReviewsAsked & { providerId: string };

async function Reviews({ providerId, cursor, rating }: ReviewsProps) {
  const t = await getTranslations("providerArea.reviews");
  const [business, counts, page] = await Promise.all([
    loadBusiness(providerId),
    countRatings(providerId),
    readReviews(providerId, { cursor, rating }),
  ]);
  const average = averageRating(business);
  if (average === null) {
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState className="mt-8" figure="reviews" title={t("empty")}>
          {t("emptyBody")}
        </EmptyState>
      </>
    );
  }
  const waiting = counts
    .filter((each) => rating === null || each.rating === rating)
    .reduce((sum, { unanswered }) => sum + unanswered, 0);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-8">
        <RatingSummary average={average} counts={counts} chosen={rating} />
      </div>
      {rating === null ? null : (
        <div className="mt-6">
          <RemovableChip
            href={providerPaths.reviews()}
            linkComponent={Link}
            removeLabel={t("filterOff", { rating })}
          >
            {t("filtered", { rating })}
          </RemovableChip>
        </div>
      )}
      <div className="mt-10">
        {page.items.length === 0 ? (
          <EmptyState
            figure="reviews"
            title={rating === null ? t("empty") : t("noneFiltered", { rating })}
            action={
              <ButtonSlot>
                <Link href={providerPaths.reviews()}>{t("showAll")}</Link>
              </ButtonSlot>
            }
          />
        ) : (
          <ReviewList
            key={`${rating}-${cursor}`}
            reviews={page.items}
            timeZone={business.timeZone}
            waiting={waiting}
          />
        )}
      </div>
      <Paging cursor={cursor} next={page.nextCursor} rating={rating} />
    </>
  );
}

type PagingProps = { cursor: string | undefined; next: string | null; rating: number | null };

async function Paging({ cursor, next, rating }: PagingProps) {
  const t = await getTranslations("providerArea.reviews");
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {cursor === undefined ? null : (
        <ButtonSlot>
          <Link href={providerPaths.reviews({ rating })}>{t("newest")}</Link>
        </ButtonSlot>
      )}
      {next === null ? null : (
        <ButtonSlot>
          <Link href={providerPaths.reviews({ rating, cursor: next })}>{t("more")}</Link>
        </ButtonSlot>
      )}
    </div>
  );
}
