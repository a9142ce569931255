import type { Coordinates } from "@/lib/geo/distance";
import { isEverydayWord, isOtherWordOrName, townsTyped } from "@/lib/geo/towns";
import type { Near } from "../serviceFilters";
import { isFiller } from "../text/fillers";
import type { CityNames } from "./cityNames";
import type { Remaining, Taken, Word } from "./remaining";

/** How far from the middle of a part of a town is still in it, in km. */
const PLACE_RADIUS_KM = 5;
/** Shorter names of towns that the directory has nothing in are taken for words ("Ed", "Bro") unless "i" stands before. */
const MIN_PLACE_LENGTH = 6;

const nearWords = new Set(["nära", "near", "kring", "around"]);
const whereWords = new Set(["i", "in", ...nearWords]);
const prepositions = new Set(["på", "vid", ...whereWords]);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Where the name of a place begins, with the preposition before it; null where no place is meant. A name that is another
 * word or somebody's name as well has to have "i" or "nära" before it. An everyday word that "i" may stand before as well names a
 * place with a capital letter inside a text alone, or where somebody asks for what is near it.
 */
function startOf(words: readonly Word[], at: number, name: string, isShort: boolean): number | null {
  const [before, word] = [words[at - 1], words[at]];
  if (word === undefined) return null;
  const lead = word.followsOn && before && prepositions.has(before.text) ? before : null;
  const isAmong = (leads: ReadonlySet<string>) => lead !== null && leads.has(lead.text);
  const isAmbiguous = isShort || isOtherWordOrName(name) || isFiller(name);
  const isMeant = isEverydayWord(name)
    ? isAmong(nearWords) || (at > 0 && word.typed === capital(word.text))
    : !isAmbiguous || isAmong(whereWords);
  return isMeant ? (lead ?? word).start : null;
}

/** The first city of the directory that is named; of names that begin alike, the longest. */
export function takeCity(text: Remaining, { bySpelling, maxWords }: CityNames): Taken<string> | null {
  const words = text.words();
  for (const at of words.keys()) {
    for (let count = maxWords; count > 0; count -= 1) {
      const [first, ...others] = words.slice(at, at + count);
      const last = others.at(-1) ?? first;
      if (first === undefined || last === undefined || !others.every(({ followsOn }) => followsOn)) continue;
      const name = [first, ...others].map((word) => word.text).join(" ");
      const city = bySpelling.get(name);
      const start = city === undefined ? null : startOf(words, at, name, false);
      if (city !== undefined && start !== null) return text.takeSpan({ start, end: last.end }, city);
    }
  }
  return null;
}

/** The middle of the one town that a word names; null where it names none, or more than one. */
function centreOf(word: string): Coordinates | null {
  if (!/^\p{L}+$/u.test(word) || isFiller(word)) return null;
  const [town, ...others] = townsTyped(word);
  return town === undefined || others.length > 0
    ? null
    : { latitude: town.latitude, longitude: town.longitude };
}

/** A town or a part of one that the directory has nothing in by its name. */
export function takePlace(text: Remaining): Taken<{ name: string; near: Near }> | null {
  const words = text.words();
  for (const [at, word] of words.entries()) {
    const centre = centreOf(word.text);
    const start = centre && startOf(words, at, word.text, word.text.length < MIN_PLACE_LENGTH);
    if (centre !== null && start !== null)
      return text.takeSpan(
        { start, end: word.end },
        { name: capital(word.typed), near: { ...centre, radiusKm: PLACE_RADIUS_KM } },
      );
  }
  return null;
}
