export type MapPlace = {
  latitude: number;
  longitude: number;
  /** Street and number; empty where a business shows none. */
  address: string;
  city: string;
};

const placeView = "https://www.google.com/maps/embed/v1/place";

/** The address of the maps service's view of a place: a road map of the streets around it. */
export function mapEmbedUrl({ latitude, longitude, address, city }: MapPlace, key: string): string {
  const words = [address, city].filter((part) => part !== "").join(", ");
  const query = new URLSearchParams({
    key,
    q: words === "" ? `${latitude},${longitude}` : words,
    center: `${latitude},${longitude}`,
    zoom: "14",
    maptype: "roadmap",
  });
  return `${placeView}?${query}`;
}
