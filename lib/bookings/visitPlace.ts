import type { Coordinates } from "@/lib/geo/distance";
import type { DeliveryMode } from "./schemas";

type Placed = {
  deliveryMode: DeliveryMode;
  provider: {
    address: string | null;
    postalCode: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    isPositionExact: boolean;
  };
};

/** Where the business is, in words; empty for what is done remotely, and while nobody has said where that is. */
export function visitAddress({ provider, deliveryMode }: Placed): string {
  if (deliveryMode === "digital") return "";
  const town = [provider.postalCode, provider.city].filter(Boolean).join(" ");
  return [provider.address, town].filter(Boolean).join(", ");
}

/** Where the door is; null while the position is only that of the town. */
export function doorOf({ provider }: Pick<Placed, "provider">): Coordinates | null {
  const { latitude, longitude, isPositionExact } = provider;
  return isPositionExact && latitude !== null && longitude !== null ? { latitude, longitude } : null;
}

/** The way there on a map; null for what is done remotely, and while nobody has said where the business is. */
export function directionsUrlOf(booking: Placed): string | null {
  const door = doorOf(booking);
  if (visitAddress(booking) === "" || door === null) return null;
  const { latitude, longitude } = door;
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
