/**
 * History entries that a step or drawer adds. The entry says so itself, in a field of its own of `history.state`, so that
 * it is known after a reload, too. The router adds its fields to a state that has none of them; a state that has them it
 * takes for its own, and does not follow the address.
 */
const marker = "isOwnEntry";

/** Whether the open entry was added by `pushEntry`, so that Back leads to where that was done. */
export function isOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && marker in state;
}

/** Adds an entry. The server is not asked. */
export function pushEntry(href: string): void {
  window.history.pushState({ [marker]: true }, "", href);
}

/** Changes the address of the open entry, which stays whose it was. The server is not asked. */
export function replaceEntry(href: string): void {
  window.history.replaceState(isOwnEntry() ? { [marker]: true } : {}, "", href);
}

/** Goes back from an entry of `pushEntry`; resolves once the entry before it is open. */
export function goBackFromOwn(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    window.history.back();
  });
}
