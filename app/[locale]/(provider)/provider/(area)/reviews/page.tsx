import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { AreaHeading } from "@/components/provider-area/AreaHeading";
import { areaMetadata } from "@/components/provider-area/areaMetadata";
import { ListSkeleton } from "@/components/provider-area/ListSkeleton";
import { type SearchParams, single, withQuery } from "@/components/provider-area/pageQuery";
import { OwnReviewList } from "@/components/provider-area/reviews/OwnReviewList";
import { RatingSummary } from "@/components/provider-area/reviews/RatingSummary";
import { Button } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageHeader } from "@/components/ui/Headers";
import { averageRating, loadBusiness } from "@/lib/dashboard/business";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { countRatings, listOwnReviews } from "@/lib/dashboard/ownReviews";
import { toLocale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { requirePageSession } from "@/lib/identity/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("reviews", params);
}

export default async function ReviewsPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const query = await searchParams;
  const session = await requirePageSession("provider", withQuery(providerPaths.reviews(), query));
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Reviews providerId={ownProviderId(session)} cursor={single(query.cursor)} />
    </Suspense>
  );
}

const perPage = 20;

async function Reviews({ providerId, cursor }: { providerId: string; cursor: string | undefined }) {
  const t = await getTranslations("providerArea.reviews");
  const [business, counts, page] = await Promise.all([
    loadBusiness(providerId),
    countRatings(providerId),
    listOwnReviews(providerId, { limit: perPage, cursor }),
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
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-8">
        <RatingSummary average={average} counts={counts} />
      </div>
      <section aria-labelledby="list" className="mt-12">
        <AreaHeading id="list" title={cursor === undefined ? t("latest") : t("older")} />
        <div className="mt-4">
          <OwnReviewList reviews={page.items} timeZone={business.timeZone} />
        </div>
      </section>
      <div className="mt-6 flex gap-2">
        {cursor === undefined ? null : (
          <Button asChild>
            <Link href={providerPaths.reviews()}>{t("newest")}</Link>
          </Button>
        )}
        {page.nextCursor === null ? null : (
          <Button asChild>
            <Link href={withQuery(providerPaths.reviews(), { cursor: page.nextCursor })}>{t("more")}</Link>
          </Button>
        )}
      </div>
    </>
  );
}
