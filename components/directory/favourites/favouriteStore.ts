import { accountStores } from "@/components/layout/header/accountStore";
import { callApi, type Refusal } from "@/lib/api/client";
import { listenToDevice, moveToAccount, readDevice, writeDevice } from "./deviceFavourites";

/*
 * What the hearts of a page show: the favourites of the account, or of the device for guests (docs/decisions/0053). Those of an
 * account are held in memory alone.
 */

/** `null`: not known yet. */
export type Favourites = ReadonlySet<string> | null;

let shown: Favourites = null;
let owner: "account" | "device" | null = null;
const listeners = new Set<() => void>();

function show(next: Favourites): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Follows who is signed in: another owner has other favourites. */
function followAccount(): void {
  const { state } = accountStores.customer.get();
  const next = state === "guest" ? "device" : state === "signedIn" ? "account" : null;
  if (next === owner) return;
  owner = next;
  show(next === "device" ? new Set(readDevice()) : null);
  if (next === "account") void loadAccount();
}

async function loadAccount(): Promise<void> {
  const ids = (await moveToAccount()) ?? (await listAccount());
  if (owner === "account" && ids !== null) show(new Set(ids));
}

async function listAccount(): Promise<string[] | null> {
  const answer = await callApi("GET /customers/me/favourites");
  return answer.ok ? answer.data.map(({ provider_id }) => provider_id) : null;
}

function showDevice(): void {
  if (owner === "device") show(new Set(readDevice()));
}

let stop: (() => void)[] = [];

export function subscribeToFavourites(onChange: () => void): () => void {
  if (listeners.size === 0)
    stop = [accountStores.customer.subscribe(followAccount), listenToDevice(showDevice)];
  listeners.add(onChange);
  followAccount();
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    for (const end of stop) end();
    // Read again by the next page, since another tab may change them meanwhile.
    owner = null;
  };
}

export const favourites = (): Favourites => shown;

function mark(id: string, isKept: boolean): void {
  const next = new Set(shown);
  if (isKept) next.add(id);
  else next.delete(id);
  show(next);
}

/** What is wished of each business that a call is under way for: calls side by side could be answered in another order. */
const wishes = new Map<string, boolean>();

/** Calls until the account has what was wished last. Answers why the last call was refused; null when it was not. */
async function keepOnAccount(id: string, isKept: boolean): Promise<Refusal | null> {
  wishes.set(id, isKept);
  const params = { id };
  let has = !isKept;
  for (let wish = isKept; ; wish = wishes.get(id) ?? wish) {
    const answer = wish
      ? await callApi("PUT /customers/me/favourites/{id}", { params })
      : await callApi("DELETE /customers/me/favourites/{id}", { params });
    if (answer.ok) has = wish;
    if (wishes.get(id) !== wish) continue;
    wishes.delete(id);
    if (answer.ok) return null;
    mark(id, has);
    return answer;
  }
}

/** Keeps a business, or keeps it no longer, and shows that at once. Answers why it was refused; null when it was not. */
export async function keepFavourite(id: string, isKept: boolean): Promise<Refusal | null> {
  mark(id, isKept);
  if (owner === "device") {
    const others = readDevice().filter((other) => other !== id);
    writeDevice(isKept ? [...others, id] : others);
    return null;
  }
  if (!wishes.has(id)) return keepOnAccount(id, isKept);
  // The call that is under way is followed by this one.
  wishes.set(id, isKept);
  return null;
}
