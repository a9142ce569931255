/** Sets a query parameter of the address, or removes it on null, without a new history entry. */
export function setAddressParam(name: string, value: string | null): void {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);
}
