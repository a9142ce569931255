import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import { hueOf } from "@/components/directory/cards/categoryColour";
import { drawable, drawableTitle } from "@/components/layout/metadata/drawable";
import { ShareCard, sharePicture, shareSize } from "@/components/layout/metadata/ShareCard";
import type { ShareImageKind } from "@/components/layout/metadata/shareImage";
import { toSvgString } from "@/components/pictures/toSvgString";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import { serviceDetail } from "@/lib/directory/detail/serviceDetail";
import { AppError, isAppError } from "@/lib/errors/AppError";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { pictureForDrawing } from "@/lib/pictures/pictureForDrawing";
import { formatDuration } from "@/lib/time/format";

type RouteProps = { params: Promise<{ locale: string; kind: string; file: string }> };

/** The picture of a shared link is fetched often; its name and price may be a day old. */
const cacheControl = "public, max-age=86400, stale-while-revalidate=604800";

type Card = {
  eyebrow: string;
  title: string;
  facts: string[];
  seed: string;
  category: { slug: string } | undefined;
  /** The first uploaded picture, else the drawing that the page shows. */
  photos: (string | null)[];
};

const cards: Record<ShareImageKind, (name: string, locale: Locale) => Promise<Card | null>> = {
  site: async (_name, locale) => {
    const t = await getTranslations({ locale, namespace: "home" });
    return {
      eyebrow: "",
      title: t("title"),
      facts: [],
      seed: "site",
      category: { slug: "health-fitness" },
      photos: [],
    };
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
      photos: [service.imageUrl, service.provider.profileImageUrl],
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
      photos: [provider.profileImageUrl],
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

/** The picture as a data URL. */
async function pictureOf({ photos, seed, category }: Card): Promise<string> {
  for (const photo of photos) {
    const jpeg = await pictureForDrawing(photo, sharePicture);
    if (jpeg) return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  }
  const svg = toSvgString({ seed, category: hueOf(category), ...sharePicture });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** The picture of a page for shared links: the photo or the composition that is on the page. */
export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  try {
    const card = await cardOf(await params);
    const { eyebrow, title, facts } = card;
    const texts = { eyebrow: drawable(eyebrow), title: drawableTitle(title), facts: facts.map(drawable) };
    return new ImageResponse(<ShareCard {...texts} picture={await pictureOf(card)} />, {
      ...shareSize,
      headers: { "Cache-Control": cacheControl },
    });
  } catch (error) {
    if (isAppError(error, "not_found")) return new Response(null, { status: 404 });
    throw error;
  }
}
