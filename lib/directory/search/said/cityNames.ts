import { townsNamed } from "@/lib/geo/towns";
import { foldText } from "@/lib/text/foldText";

/** The cities that words can name. */
export type CityNames = {
  /** As the directory writes them, the largest first. */
  cities: readonly string[];
  /** Each by its words in lower case, with and without marks. */
  bySpelling: ReadonlyMap<string, string>;
  /** The words of the longest name. */
  maxWords: number;
};

/** The words of a name in lower case, with a space between two. */
const spellingOf = (text: string): string =>
  (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");

/**
 * Those of the directory's cities that are towns. Anybody may write anything as the city of a business: one called
 * "Massage" would take that word out of every search.
 * @param all the largest first; of two with the same name the first counts.
 */
export function cityNames(all: readonly string[]): CityNames {
  const cities = all.filter((city) => townsNamed(city).length > 0);
  const bySpelling = new Map<string, string>();
  for (const city of cities) {
    for (const spelling of [spellingOf(city), spellingOf(foldText(city))])
      if (!bySpelling.has(spelling)) bySpelling.set(spelling, city);
  }
  const lengths = [...bySpelling.keys()].map((spelling) => spelling.split(" ").length);
  return { cities, bySpelling, maxWords: Math.max(0, ...lengths) };
}
