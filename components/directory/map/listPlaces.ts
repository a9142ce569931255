import "server-only";
import { env } from "@/lib/env";
import { mapEmbedUrl } from "@/lib/geo/mapEmbed";
import { providersByIds } from "@/lib/providers/providerRows";

/** A business of a list that has a place of its own on the map. */
export type ListPlace = {
  id: string;
  /** From 1, in the order of the list. */
  number: number;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  /** The address of its map on another host; null without a key. */
  embed: string | null;
};

/**
 * The places of a list's businesses, each once. The middle of a town is nobody's address, so what has no exact position
 * is left out.
 */
export async function listPlaces(providerIds: readonly string[]): Promise<ListPlace[]> {
  const providers = await providersByIds(providerIds);
  const { MAPS_EMBED_KEY: key } = env();
  const places = [...new Set(providerIds)].flatMap((id) => {
    const provider = providers.get(id);
    if (provider === undefined || !provider.isPositionExact) return [];
    const { companyName: name, latitude, longitude } = provider;
    if (latitude === null || longitude === null) return [];
    const [address, city] = [provider.address ?? "", provider.city ?? ""];
    const embed = key === undefined ? null : mapEmbedUrl({ latitude, longitude, address, city }, key);
    const words = [address, city].filter((part) => part !== "").join(", ");
    return [{ id, name, address: words, latitude, longitude, embed }];
  });
  return places.map((place, index) => ({ ...place, number: index + 1 }));
}
