/** The initials of up to two words in capitals: "Salong Norr" gives "SN". */
export function initials(name: string): string {
  return name
    .split(/[\s–-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? "")
    .filter(Boolean)
    .slice(0, 2)
    .join("")
    .toLocaleUpperCase("sv");
}
