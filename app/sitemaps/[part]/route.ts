import { addressesPerPart, type SitemapEntry, sitemap } from "@/components/layout/metadata/sitemap";
import { citiesWithCounts } from "@/lib/catalogue/categories";
import { listedKinds } from "@/lib/directory/kindsInCities";
import { type PublicAddress, providerAddresses, serviceAddresses } from "@/lib/directory/sitemapAddresses";
import { customerPaths, providerPaths } from "@/lib/paths";
import { slugify } from "@/lib/text/slug";

type RouteProps = { params: Promise<{ part: string }> };

const fixedPaths = [
  customerPaths.home(),
  customerPaths.services(),
  customerPaths.providers(),
  customerPaths.about(),
  customerPaths.contact(),
  customerPaths.faq(),
  customerPaths.terms(),
  customerPaths.privacy(),
  providerPaths.home(),
  providerPaths.pricing(),
  providerPaths.about(),
  providerPaths.contact(),
  providerPaths.faq(),
  providerPaths.terms(),
  providerPaths.privacy(),
];

type Window = { offset: number; limit: number };

const parts: Record<string, (window: Window) => Promise<SitemapEntry[]>> = {
  pages: async ({ offset }) => {
    if (offset > 0) return [];
    const cities = await citiesWithCounts();
    const cityPaths = cities.map(({ city }) => customerPaths.city(slugify(city)));
    return [...fixedPaths, ...cityPaths].map((path) => ({ path }));
  },
  kinds: async ({ offset, limit }) =>
    (await listedKinds())
      .slice(offset, offset + limit)
      .map(({ city, kind }) => ({ path: customerPaths.kindInCity(city, kind) })),
  providers: async (window) => entries(await providerAddresses(window), customerPaths.provider),
  services: async (window) => entries(await serviceAddresses(window), customerPaths.service),
};

const entries = (addresses: PublicAddress[], pathOf: (slug: string) => string): SitemapEntry[] =>
  addresses.map(({ slug, changedOn }) => ({ path: pathOf(slug), changedOn }));

/** `pages-1.xml`, `providers-1.xml`, `services-3.xml`: a window of the addresses of one kind. */
export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  const [, kind = "", number = ""] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec((await params).part) ?? [];
  const load = Object.hasOwn(parts, kind) ? parts[kind] : undefined;
  const found = await load?.({ offset: (Number(number) - 1) * addressesPerPart, limit: addressesPerPart });
  if (!found || found.length === 0) return new Response(null, { status: 404 });
  return sitemap(found);
}
