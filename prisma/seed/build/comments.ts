import { beautyPraise } from "../content/reviews/beauty";
import { carPraise } from "../content/reviews/cars";
import { criticalSets } from "../content/reviews/critical";
import { englishCritical, englishPraise } from "../content/reviews/english";
import { hairPraise } from "../content/reviews/hair";
import { healthPraise } from "../content/reviews/health";
import { homePraise } from "../content/reviews/home";
import {
  criticalReplies,
  englishCriticalReplies,
  englishReplies,
  mixedReplies,
  praiseReplies,
  wordlessReplies,
} from "../content/reviews/replies";
import { techPraise } from "../content/reviews/tech";
import { categoryOf } from "../content/subcategories";
import type { Random } from "../random";
import type { SeedService } from "./business";
import type { Stars } from "./ratings";

const praise = [...hairPraise, ...beautyPraise, ...homePraise, ...healthPraise, ...carPraise, ...techPraise];

/** The comments that fit a service and a number of stars. */
export function commentsFor(service: SeedService, rating: Stars, locale: "sv" | "en"): readonly string[] {
  const { subcategory } = service;
  if (locale === "en") return rating >= 4 ? englishPraise[categoryOf(subcategory)] : englishCritical;
  if (rating >= 4) {
    return praise
      .filter((set) => set.subcategory === subcategory && (set.of?.test(service.name) ?? true))
      .flatMap(({ texts }) => texts);
  }
  return criticalSets
    .filter(({ subcategories }) => subcategories.includes(subcategory))
    .flatMap(({ mixed, bad }) => (rating === 3 ? mixed : bad));
}

export function repliesFor(rating: Stars, comment: string | null, locale: "sv" | "en"): readonly string[] {
  if (comment === null) return rating >= 4 ? wordlessReplies : [];
  if (locale === "en") return rating >= 4 ? englishReplies : englishCriticalReplies;
  if (rating >= 4) return praiseReplies;
  return rating === 3 ? mixedReplies : criticalReplies;
}

/** Chooses texts so that each is used as seldom as possible, and again by the same business as late as possible. */
export class Texts {
  private readonly uses = new Map<string, number>();
  private readonly usesAt = new Map<string, number>();

  /** A text that this business does not show yet; null when it shows them all. */
  fresh(businessId: string, texts: readonly string[], random: Random): string | null {
    const unseen = texts.filter((text) => !this.usesAt.has(`${businessId} ${text}`));
    return unseen.length === 0 ? null : this.take(businessId, unseen, random);
  }

  /** The text that this business has used least; null when there is none at all. */
  seldom(businessId: string, texts: readonly string[], random: Random): string | null {
    if (texts.length === 0) return null;
    const times = (text: string) => this.usesAt.get(`${businessId} ${text}`) ?? 0;
    const fewest = Math.min(...texts.map(times));
    return this.take(
      businessId,
      texts.filter((text) => times(text) === fewest),
      random,
    );
  }

  private take(businessId: string, texts: readonly string[], random: Random): string {
    const times = (text: string) => this.uses.get(text) ?? 0;
    const fewest = Math.min(...texts.map(times));
    const text = random.pick(texts.filter((candidate) => times(candidate) === fewest));
    const key = `${businessId} ${text}`;
    this.uses.set(text, times(text) + 1);
    this.usesAt.set(key, (this.usesAt.get(key) ?? 0) + 1);
    return text;
  }
}
