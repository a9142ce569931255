import { type Coordinates, distanceKm } from "./distance";
import swedishTowns from "./swedishTowns.json";

/*
 * The towns of Sweden with the middle of each, from GeoNames (CC BY 4.0); scripts/extractTowns.ts made the list.
 */

/** A town and its middle. */
export type Town = Coordinates & { name: string };

/** What a town is called in English, by the key of that name. */
const englishNames: Record<string, string> = { gothenburg: "Göteborg" };

/** Letters and figures alone: `ÅRE ` and `Are` are the same town. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");

let byKey: Map<string, Town[]> | undefined;

function towns(): Map<string, Town[]> {
  if (byKey !== undefined) return byKey;
  byKey = new Map();
  for (const [name, latitude, longitude] of swedishTowns) {
    if (typeof name !== "string" || typeof latitude !== "number" || typeof longitude !== "number") continue;
    const key = keyOf(name);
    byKey.set(key, [...(byKey.get(key) ?? []), { name, latitude, longitude }]);
  }
  return byKey;
}

/** The Swedish name of a town that was written in English; any other name as it is. */
export function townName(written: string): string {
  return englishNames[keyOf(written)] ?? written;
}

/** Whether two names are of the same town, however they are written. */
export function isSameTown(one: string, other: string): boolean {
  return keyOf(townName(one)) === keyOf(townName(other));
}

/** The towns of this name: none where it is not known, several where it is the name of more than one. */
export function townsNamed(name: string): readonly Town[] {
  return towns().get(keyOf(townName(name))) ?? [];
}

/**
 * Names of towns that are everyday words as well ("ont i handen", "strömma musik"), in lower case: written so, they name a
 * town only where something else says that a place is meant.
 */
const everydayWords = new Set([
  "backa",
  "berg",
  "hammar",
  "handen",
  "klippan",
  "lagan",
  "strömma",
  "stromma",
  "trekanten",
]);

/** Whether a name of a town is an everyday word as well. */
export const isEverydayWord = (name: string): boolean => everydayWords.has(name.toLowerCase());

/**
 * Names of towns, as they may be typed, that are other words or names of people as well ("vill vara snygg", "klippning hos
 * Nora"), in lower case: they name a town only behind a word that says where.
 */
const otherWordsAndNames = new Set(
  [
    "ange arla as ås bara boden boo bor bro brunn ed grums kil kisa kista kode lit mala or ryd sveg trosa valla vara vi",
    "viken älta amal asa åsa dorotea gustav-adolf nora norberg rolfs tore vilhelmina",
  ].flatMap((names) => names.split(" ").map((name) => name.replace("-", " "))),
);

/** Whether the name of a town, as it is typed, is another word or somebody's name as well. */
export const isOtherWordOrName = (name: string): boolean => otherWordsAndNames.has(name.toLowerCase());

/** The towns that a typed word names: å, ä and ö count ("värsta" is not Vårsta), unless it is typed without any marks. */
export function townsTyped(word: string): readonly Town[] {
  const typed = word.normalize("NFC").toLowerCase();
  const hasMarks = /\p{M}/u.test(typed.normalize("NFD"));
  return townsNamed(word).filter(({ name }) => !hasMarks || name.toLowerCase() === typed);
}

/** The middle of a town; null where the name is not known, or of more than one. */
export function townCentre(name: string): Coordinates | null {
  const [town, ...others] = townsNamed(name);
  if (town === undefined || others.length > 0) return null;
  return { latitude: town.latitude, longitude: town.longitude };
}

/** The towns within `radiusKm` of a point, nearest first. */
export function townsAround(point: Coordinates, radiusKm: number, limit: number): Town[] {
  return [...towns().values()]
    .flat()
    .map((town) => ({ town, km: distanceKm(point, town) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(({ town }) => town);
}
