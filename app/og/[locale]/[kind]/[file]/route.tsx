import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import { hueOf } from "@/components/catalogue/hue";
import { drawable, drawableTitle } from "@/components/layout/drawable";
import { ShareCard, sharePicture, shareSize } from "@/components/layout/ShareCard";
import type { ShareImageKind } from "@/components/layout/shareImage";
import { toSvgString } from "@/components/pictures/toSvgString";
import { AppError, isAppError } from "@/lib/errors/AppError";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { providerDetail } from "@/lib/reviews/providerDetail";
import { serviceDetail } from "@/lib/reviews/serviceDetail";
import { formatDuration } from "@/lib/time/format";

type RouteProps = { params: Promise<{ locale: string; kind: string; file: string }> };

/** Shared links are looked up again and again; a day is young enough for a name and a price. */
const cacheControl = "public, max-age=86400, stale-while-revalidate=604800";

type Card = {
  eyebrow: string;
  title: string;
  facts: string[];
  seed: string;
  category: { slug: string } | undefined;
};

const cards: Record<ShareImageKind, (name: string, locale: Locale) => Promise<Card | null>> = {
  site: async (_name, locale) => {
    const t = await getTranslations({ locale, namespace: "home" });
    return { eyebrow: "", title: t("title"), facts: [], seed: "site", category: { slug: "health-fitness" } };
  },
  service: async (name, locale) => {
    const service = await serviceDetail(name, { now: Date.now(), locale });
    if (service === null) return null;
    const { companyName, city } = service.provider;
    return {
      eyebrow: [companyName, city].filter(Boolean).join(", "),
      title: service.name,
      facts: [
        ...(service.priceOre > 0 ? [formatSek(service.priceOre, locale)] : []),
        formatDuration(service.durationMinutes),
      ],
      seed: service.id,
      category: service.category,
    };
  },
  provider: async (name, locale) => {
    const provider = await providerDetail(name, { now: Date.now(), locale });
    if (provider === null) return null;
    const [category] = provider.categories;
    return {
      eyebrow: [category?.name, provider.city].filter(Boolean).join(", "),
      title: provider.companyName,
      facts: await ratingFacts(provider, locale),
      seed: provider.id,
      category,
    };
  },
};

async function ratingFacts(
  { averageRating: value, reviewCount: count }: { averageRating: number | null; reviewCount: number },
  locale: Locale,
): Promise<string[]> {
  if (value === null) return [];
  const t = await getTranslations({ locale, namespace: "catalogue.card" });
  return [t("rating", { value }), t("reviews", { count })];
}

const isKind = (kind: string): kind is ShareImageKind => Object.hasOwn(cards, kind);

async function cardOf({ locale, kind, file }: Awaited<RouteProps["params"]>): Promise<Card> {
  const name = /^(.+)\.png$/.exec(file)?.[1];
  if (!isLocale(locale) || !isKind(kind) || name === undefined) throw new AppError("not_found");
  const card = await cards[kind](name, locale);
  if (card === null) throw new AppError("not_found");
  return card;
}

/** The picture of a page for shared links, made from the same composition as on the page. */
export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  try {
    const { seed, category, eyebrow, title, facts } = await cardOf(await params);
    const texts = { eyebrow: drawable(eyebrow), title: drawableTitle(title), facts: facts.map(drawable) };
    const picture = toSvgString({ seed, category: hueOf(category), ...sharePicture });
    return new ImageResponse(<ShareCard {...texts} picture={picture} />, {
      ...shareSize,
      headers: { "Cache-Control": cacheControl },
    });
  } catch (error) {
    if (isAppError(error, "not_found")) return new Response(null, { status: 404 });
    throw error;
  }
}
