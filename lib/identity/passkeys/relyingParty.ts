import { isIP } from "node:net";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";

/** Whom passkeys are made for: `id` is the host that browsers bind them to, `origin` where they are used. */
type RelyingParty = { id: string; origin: string; name: string };

/** The relying party at an address of the product; null where browsers have no passkeys: without https, but for `localhost`. */
export function relyingPartyOf(appUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(appUrl);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  const isSafe = hostname === "localhost" || (protocol === "https:" && isNamed);
  return isSafe ? { id: hostname, origin, name: brand.name } : null;
}

/** Whether this installation offers passkeys. */
export const offersPasskeys = () => relyingPartyOf(env().APP_URL) !== null;

/** @throws AppError passkeys_unavailable */
export function relyingParty(): RelyingParty {
  const party = relyingPartyOf(env().APP_URL);
  if (party === null) throw new AppError("passkeys_unavailable");
  return party;
}
