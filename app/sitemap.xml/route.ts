import { addressesPerPart, sitemapIndex } from "@/components/layout/metadata/sitemap";
import { listedKinds } from "@/lib/directory/kindsInCities";
import { countAddresses } from "@/lib/directory/sitemapAddresses";

/** Needs the database, which is not there during a build. */
export const dynamic = "force-dynamic";

const partsOf = (kind: string, count: number): string[] =>
  Array.from(
    { length: Math.ceil(count / addressesPerPart) },
    (_, part) => `/sitemaps/${kind}-${part + 1}.xml`,
  );

export async function GET(): Promise<Response> {
  const [{ providers, services }, kinds] = await Promise.all([countAddresses(), listedKinds()]);
  return sitemapIndex([
    "/sitemaps/pages-1.xml",
    ...partsOf("kinds", kinds.length),
    ...partsOf("providers", providers),
    ...partsOf("services", services),
  ]);
}
