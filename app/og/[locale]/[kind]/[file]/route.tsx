import { createHash } from "node:crypto";
import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import { hueOf } from "@/components/directory/cards/categoryColour";
import { drawable, drawableTitle } from "@/components/layout/metadata/drawable";
import { ShareCard, sharePicture, shareSize } from "@/components/layout/metadata/ShareCard";
import type { ShareImageKind } from "@/components/layout/metadata/shareImage";
import { toSvgString } from "@/components/pictures/toSvgString";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import { serviceDetail } from "@/lib/directory/detail/serviceDetail";
import { env } from "@/lib/env";
import { AppError, isAppError } from "@/lib/errors/AppError";
import { clientAddress } from "@/lib/http/clientAddress";
import { namesTag } from "@/lib/http/entityTags";
import { errorResponse, toAppError } from "@/lib/http/errorResponse";
import { throttle } from "@/lib/http/throttle";
import { isLocale, type Locale, toLocale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { DrawnPictures } from "@/lib/pictures/drawnPictures";
import { pictureForDrawing } from "@/lib/pictures/pictureForDrawing";
import { formatDuration } from "@/lib/time/format";

type RouteProps = { params: Promise<{ locale: string; kind: string; file: string }> };

/** Asked again after ten minutes, which costs no drawing as long as the page says the same. */
const cacheControl = "public, max-age=600, must-revalidate";

/** Of what these pictures look like; another look gets another number, so that nobody keeps the old one. */
const look = 1;

const drawnPictures = new DrawnPictures({ mostWaiting: 8, mostBytes: 32 * 1024 * 1024 });
/** Far more than somebody shares, and than a crawler asks for at once; what was drawn before is not counted. */
const drawings = throttle("share_picture", { points: 30, seconds: 60, byNetwork: true });

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
export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const { locale, ...asked } = await params;
  try {
    const card = await cardOf({ locale, ...asked });
    const { eyebrow, title, facts, photos, seed, category } = card;
    const texts = { eyebrow: drawable(eyebrow), title: drawableTitle(title), facts: facts.map(drawable) };
    const drawn = JSON.stringify([look, texts, photos, seed, hueOf(category)]);
    const hash = createHash("sha256").update(drawn).digest("base64url");
    const headers = { "Content-Type": "image/png", "Cache-Control": cacheControl, ETag: `"${hash}"` };
    const known = request.headers.get("if-none-match");
    if (known !== null && namesTag(known, headers.ETag)) return new Response(null, { status: 304, headers });
    const picture = await drawnPictures.get(hash, {
      mayDraw: () => drawings.take(clientAddress(request.headers, env().TRUST_PROXY)),
      draw: () => draw(card, texts),
    });
    return new Response(new Uint8Array(picture), { headers });
  } catch (error) {
    if (isAppError(error, "not_found")) return new Response(null, { status: 404 });
    return errorResponse(toAppError(error), toLocale(locale));
  }
}

async function draw(card: Card, texts: { eyebrow: string; title: string; facts: string[] }): Promise<Buffer> {
  const drawing = new ImageResponse(<ShareCard {...texts} picture={await pictureOf(card)} />, shareSize);
  return Buffer.from(await drawing.arrayBuffer());
}
