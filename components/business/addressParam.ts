/** Sets a query parameter of the address, or takes it away, without a new entry in the history. */
export function setAddressParam(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);
}
