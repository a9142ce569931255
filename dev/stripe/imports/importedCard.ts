import { farExpiry, isReadCard, type ReadCard, readCard } from "../payments/cards";

/** The card that imported payments were made with; refunds to it succeed at once. `now` in milliseconds. */
export function importedCard(now: number): ReadCard {
  const read = readCard({ number: "4242424242424242", expiry: farExpiry(now), cvc: "123" }, now);
  if (!isReadCard(read)) throw new Error("The test card for imported payments cannot be read.");
  return read;
}
