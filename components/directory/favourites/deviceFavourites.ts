import { favouritesOnDevice } from "@/lib/account/favourites/limits";
import { callApi } from "@/lib/api/client";
import { brand } from "@/lib/brand";

/* The favourites of whoever has no session: ids of businesses in the browser's storage, the oldest first. */

const key = `${brand.slug}:favourites`;

export function readDevice(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Stores the newest of them; nothing is stored for none. */
export function writeDevice(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids.slice(-favouritesOnDevice)));
  } catch {
    // Storage is disabled: they are kept for this page alone.
  }
}

/** Calls back when another tab changes what the device keeps; returns how to stop. */
export function listenToDevice(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

let moving: Promise<string[] | null> | null = null;

/**
 * Moves what the device keeps to the account that is signed in. Answers what the account has then, newest first; null where
 * there was nothing to move, or it could not be moved and stays for the next time.
 */
export function moveToAccount(): Promise<string[] | null> {
  moving ??= move().finally(() => {
    moving = null;
  });
  return moving;
}

async function move(): Promise<string[] | null> {
  const providers = readDevice();
  if (providers.length === 0) return null;
  const taken = await callApi("POST /customers/me/favourites", { body: { providers } });
  if (!taken.ok) return null;
  const moved = new Set(providers);
  writeDevice(readDevice().filter((id) => !moved.has(id)));
  return taken.data.map(({ provider_id }) => provider_id);
}
