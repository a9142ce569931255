const digits = 32;

/**
 * The ids that begin as given, as an inclusive range that an index can walk: `3f2a` →
 * `3f2a0000-…` to `3f2affff-…`. Hyphens are not needed.
 * @returns null when no UUID can begin like that
 */
export function idRange(prefix: string): { from: string; to: string } | null {
  const given = prefix.replaceAll("-", "").toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(given)) return null;
  return { from: hyphenated(given.padEnd(digits, "0")), to: hyphenated(given.padEnd(digits, "f")) };
}

function hyphenated(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
