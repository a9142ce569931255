import { disarmFormulas } from "@/lib/text/formulas";

/*
 * Comma-separated values as a Swedish Excel opens them: with a byte order mark first, semicolons between, decimals with a
 * comma and lines that end as on Windows.
 */

export const csvStart = "\u{FEFF}";

/**
 * One line. Numbers are written with a decimal comma, and may be negative; texts are quoted and disarmed, so that whatever
 * separator a program takes, no customer's name is calculated.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  return `"${disarmFormulas(value).replaceAll('"', '""')}"`;
}
