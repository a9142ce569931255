import { addressesPerPart, sitemapIndex } from "@/components/layout/metadata/sitemap";
import { countAddresses } from "@/lib/directory/sitemapAddresses";

/** Needs the database, which is not there during a build. */
export const dynamic = "force-dynamic";

const partsOf = (kind: string, count: number): string[] =>
  Array.from(
    { length: Math.ceil(count / addressesPerPart) },
    (_, part) => `/sitemaps/${kind}-${part + 1}.xml`,
  );

export async function GET(): Promise<Response> {
  const { providers, services } = await countAddresses();
  return sitemapIndex([
    "/sitemaps/pages-1.xml",
    ...partsOf("providers", providers),
    ...partsOf("services", services),
  ]);
}
