import "server-only";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CallToAction } from "@/components/layout/footer/CallToAction";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { TextLink } from "@/components/ui/actions/TextLink";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { SectionHeader } from "@/components/ui/navigation/Headers";
import { categoriesWithCounts, citiesWithCounts, popularCategories } from "@/lib/catalogue/categories";
import type { ProviderCard } from "@/lib/directory/cards/cardTypes";
import { freeNext, trendingProviders } from "@/lib/directory/homeBoard";
import type { ListedKind } from "@/lib/directory/kindsInCities";
import { longestHorizonDays } from "@/lib/directory/search/horizon";
import type { Coordinates } from "@/lib/geo/distance";
import type { Locale } from "@/lib/i18n/locales";
import { customerPaths, providerPaths } from "@/lib/paths";
import { addDays } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf, MINUTE_MS } from "@/lib/time/zone";
import { ProviderCardView } from "../cards/ProviderCardView";
import { CardHeart } from "../favourites/FavouriteButton";
import { KindLinks } from "../kind/KindLinks";
import { ComingBack } from "./again/ComingBack";
import { ComingBackSkeleton, HeldRowSkeleton } from "./again/ComingBackParts";
import { showComingBack } from "./again/comingBackActions";
import { partsClass } from "./again/frame";
import { CategorySigns } from "./CategorySigns";
import { HomeBoard } from "./HomeBoard";
import { HomeSearch } from "./HomeSearch";
import { KeepFresh } from "./KeepFresh";
import { PopularCategories } from "./PopularCategories";

type HomePageProps = {
  locale: Locale;
  /** The city of the board; null: near the position. */
  city: string | null;
  /** On the city's own page: its address, and the kinds of work with a page there. */
  cityPage?: { citySlug: string; kinds: ListedKind[] };
  /** The visitor's position, when they gave it. */
  position?: Coordinates | null;
};

/** The page is cached for about a minute, so times that begin within two minutes are left out. */
const SHOWN_FOR_MS = 2 * MINUTE_MS;

/** In a city the sections of what is booked most begin with so many: one alone is not the most of anything. */
const LEAST_IN_CITY = 2;

/** What somebody has booked in the city; nothing where that is too little for a section. */
function bookedInCity<Entry extends { bookingCount: number }>(found: Entry[]): Entry[] {
  const booked = found.filter(({ bookingCount }) => bookingCount > 0);
  return booked.length < LEAST_IN_CITY ? [] : booked;
}

async function homeData({ locale, city, cityPage, position = null }: HomePageProps, madeAt: number) {
  const now = madeAt + SHOWN_FOR_MS;
  // The city that all of the page is about, not its board alone.
  const only = cityPage ? city : null;
  const [board, categories, popular, trending, cities, horizonDays] = await Promise.all([
    freeNext({ city, position, now, locale, limit: 5 }),
    categoriesWithCounts(locale, only),
    popularCategories({ city: only, position, locale }),
    trendingProviders({ now, locale, city: only, position }),
    citiesWithCounts(),
    longestHorizonDays(),
  ]);
  const today = localDateOf(madeAt, HOME_TIME_ZONE);
  const days = { first: today, last: addDays(today, horizonDays) };
  return {
    ...{ only, board, categories, days, cities: cities.map((entry) => entry.city) },
    popular: only === null ? popular : bookedInCity(popular),
    trending: only === null ? trending : bookedInCity(trending),
  };
}

/** The home page of the customer portal, for a city or a position. */
export async function HomePage(props: HomePageProps) {
  const now = Date.now();
  const { city, cityPage } = props;
  const { only, board, categories, popular, trending, cities, days } = await homeData(props, now);
  const t = await getTranslations("home");
  return (
    <>
      <KeepFresh madeAt={now} />
      <ComingBack
        show={showComingBack}
        skeletons={{ account: <ComingBackSkeleton />, hold: <HeldRowSkeleton /> }}
        texts={{ label: t("back.label"), failed: t("back.failed"), retry: t("back.retry") }}
        className={partsClass}
      />
      <section className="wrap grid items-end gap-x-14 gap-y-9 pt-9 pb-10 lg:grid-cols-[1.02fr_1fr] lg:pt-16 lg:pb-14">
        <div className="min-w-0">
          {only === null ? (
            <h1 className="max-w-[9ch] font-bold text-3xl">{t("title")}</h1>
          ) : (
            <h1 className="max-w-[14ch] font-bold text-3xl">{t("cityTitle", { city: only })}</h1>
          )}
          <p className="mt-5 mb-7 max-w-[36ch] text-lg text-muted">{t("lead")}</p>
          <HomeSearch cities={cities} city={only} days={days} />
          <div className="mt-4 flex flex-wrap gap-x-2 gap-y-1">
            <ButtonSlot variant="quiet" size="sm">
              <QuietLink href={customerPaths.services({ city: only })}>{t("browse")}</QuietLink>
            </ButtonSlot>
            <ButtonSlot variant="quiet" size="sm">
              <QuietLink href={providerPaths.home()}>{t("business")}</QuietLink>
            </ButtonSlot>
          </div>
        </div>
        <HomeBoard entries={board} cities={cities} city={city} />
      </section>
      {cityPage && only !== null && cityPage.kinds.length > 0 ? (
        <div className="wrap mb-12">
          <CityKinds city={only} {...cityPage} />
        </div>
      ) : null}
      <CategorySigns categories={categories} city={only} />
      <PopularCategories popular={popular} city={only} />
      <Trending providers={trending} city={only} />
      <BusinessCall />
    </>
  );
}

/** The city of the home page until the visitor chooses another. */
export const defaultCity = "Stockholm";

/** The kinds of work with a page of their own in the city. */
function CityKinds({ city, citySlug, kinds }: { city: string; citySlug: string; kinds: ListedKind[] }) {
  const t = useTranslations("kinds");
  const links = kinds.map(({ slug, name }) => ({
    ...{ href: customerPaths.kindInCity(citySlug, slug), label: t("title", { kind: name, city }) },
  }));
  return <KindLinks id="kinds" title={t("links.city", { city })} links={links} />;
}

/** The businesses that are booked most, in the city or everywhere. */
function Trending({ providers, city }: { providers: ProviderCard[]; city: string | null }) {
  const t = useTranslations("home.trending");
  if (city !== null && providers.length === 0) return null;
  return (
    <section aria-labelledby="trending" className="wrap mt-18">
      <SectionHeader
        id="trending"
        title={city === null ? t("title") : t("titleCity", { city })}
        action={
          <TextLink href={customerPaths.providers({ city })} linkComponent={QuietLink} className="py-2.5">
            {t("all")}
          </TextLink>
        }
      />
      {providers.length === 0 ? (
        <EmptyState title={t("empty")} headingLevel={3} figure="list" className="mt-5" />
      ) : (
        <div className="mt-5 grid gap-5 lg:grid-cols-2">
          {providers.map((card) => (
            <ProviderCardView
              key={card.id}
              card={card}
              linkComponent={QuietLink}
              corner={<CardHeart provider={card} />}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** A call to action that leads to the provider portal. */
function BusinessCall() {
  const t = useTranslations("home.cta");
  const action = { href: providerPaths.home(), label: t("action") };
  return <CallToAction id="business" title={t("title")} body={t("body")} action={action} />;
}
