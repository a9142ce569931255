import "server-only";
import { pool } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { foldText } from "@/lib/text/foldText";
import { localDateOf } from "@/lib/time/zone";
import type { NextTime } from "../../cards/cardTypes";
import type { CityNames } from "../said/cityNames";
import { namedCities } from "../said/namedCities";
import { understand } from "../said/understand";
import { kindsSaid, stemsInPhrases } from "../text/saidKinds";
import { foldedWords, meantKinds } from "./meantKinds";
import {
  type BusinessText,
  businessesBeginning,
  type ServiceText,
  servicesBeginning,
} from "./namesBeginning";
import { suggestTimes } from "./suggestTimes";
import { textCache } from "./textCache";
import { type Vocabulary, vocabulary } from "./vocabulary";

/** `now` in epoch milliseconds. There is no position of anybody in it: what "nära mig" means is the list's to say. */
type SuggestQuestion = {
  q: string;
  city: string | null;
  locale: Locale;
  now: number;
  /** The visitor's calendar, by which "i kväll" is a day. */
  timeZone: string;
};

export type Suggestions = {
  times: { service: ServiceText; next: NextTime }[];
  businesses: { business: BusinessText; next: NextTime | null }[];
  /** `isKind`: a kind of service, else a whole category. */
  categories: { slug: string; name: string; isKind: boolean }[];
  cities: string[];
};

type Texts = Pick<Suggestions, "categories" | "cities"> & {
  services: ServiceText[];
  businesses: BusinessText[];
};

const TIMES = 3;
const KINDS = 3;
const CATEGORIES = 4;
const CITIES = 3;
/** How old names and prices may be. Free times are never kept. */
const LIFE_MS = 30_000;
/** More words name nothing that could be suggested. */
const MAX_WORDS = 8;

const none: Suggestions = { times: [], businesses: [], categories: [], cities: [] };
const cache = textCache<Texts>(LIFE_MS);

/**
 * What a text that is being typed may become: free times first, one for each business, then businesses with their next
 * time, kinds and categories, cities. Keeps to the day, part of the day, prices and place that are said, as the directory's
 * page does; businesses to the place alone.
 */
export async function suggest({ q, city, locale, now, timeZone }: SuggestQuestion): Promise<Suggestions> {
  const beginning = foldText(q.trim().replace(/\s+/gu, " "));
  if (foldedWords(beginning).length === 0) return none;
  const [known, cities] = await Promise.all([vocabulary(now), namedCities(now)]);
  const said = understand(q, { today: localDateOf(now, timeZone), cities });
  const words = foldedWords(said.rest).slice(0, MAX_WORDS);
  const chosenCity = city ?? said.city;
  const question = {
    beginning,
    wanted: foldText(said.rest) || beginning,
    rest: said.rest,
    words,
    cityKey: chosenCity === null ? null : foldText(chosenCity),
    near: said.place?.near ?? null,
    minPriceOre: said.minPriceOre,
    maxPriceOre: said.maxPriceOre,
  };
  // Without the text as it was typed: its words and its beginning are the same for every case and spelling of å, ä and ö.
  const { rest: _, ...asked } = question;
  const key = JSON.stringify([asked, locale]);
  const texts = await cache.get(key, now, () =>
    loadTexts(question, { ...known, cities: cities.cities }, locale),
  );
  const next = await suggestTimes(texts, {
    nowMs: now,
    date: said.date,
    until: said.until,
    time: said.time === null ? [] : [said.time],
  });
  return {
    times: soonestOfEach(texts.services, next.services),
    businesses: texts.businesses.map((business) => ({
      business,
      next: next.businesses.get(business.id) ?? null,
    })),
    categories: texts.categories,
    cities: texts.cities,
  };
}

type TextQuestion = Omit<Parameters<typeof servicesBeginning>[0], "kinds"> & { rest: string };

type Known = Vocabulary & Pick<CityNames, "cities">;

async function loadTexts(question: TextQuestion, known: Known, locale: Locale): Promise<Texts> {
  const kinds = await kindsOf(question.rest, known);
  const asked = { ...question, kinds: kinds.slice(0, KINDS) };
  const [services, businesses] = await Promise.all([servicesBeginning(asked), businessesBeginning(asked)]);
  const begin = (name: string) => foldText(name).startsWith(question.beginning);
  const whole = known.categories.filter(({ sv, en }) => begin(sv) || begin(en));
  return {
    services,
    businesses,
    categories: [
      ...kinds.flatMap((slug) => {
        const kind = known.kinds.get(slug);
        return kind ? [{ slug, name: kind[locale], isKind: true }] : [];
      }),
      ...whole.map((category) => ({ slug: category.slug, name: category[locale], isKind: false })),
    ].slice(0, CATEGORIES),
    cities: known.cities.filter(begin).slice(0, CITIES),
  };
}

/** By beginnings; where nothing begins so, by the everyday phrases with inflected words. */
async function kindsOf(text: string, { called }: Vocabulary): Promise<string[]> {
  const meant = meantKinds(text, called);
  if (meant.length > 0 || text.trim() === "") return meant;
  const { rows } = await pool().query<{ stems: string[] }>("SELECT search_stems_of($1) AS stems", [text]);
  const said = await kindsSaid(stemsInPhrases(rows[0]?.stems ?? []));
  return [...new Set(said.map(({ kind }) => kind))];
}

/** A time of each business: those of services whose names were typed first, then the soonest. */
function soonestOfEach(
  services: readonly ServiceText[],
  next: ReadonlyMap<string, NextTime>,
): Suggestions["times"] {
  const free = services.flatMap((service) => {
    const time = next.get(service.id);
    return time ? [{ service, next: time }] : [];
  });
  free.sort(
    (a, b) =>
      Number(b.service.isNamed) - Number(a.service.isNamed) || a.next.startIso.localeCompare(b.next.startIso),
  );
  const seen = new Set<string>();
  return free
    .filter(({ service: { providerId } }) => !seen.has(providerId) && seen.add(providerId))
    .slice(0, TIMES);
}
