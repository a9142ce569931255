/*
 * Comma-separated values as a Swedish Excel opens them: with a byte order mark first, semicolons between, decimals with a
 * comma and lines that end as on Windows.
 */

export const csvStart = "\u{FEFF}";

/**
 * One line. Numbers are written with a decimal comma; texts are quoted where they need it, and prefixed where a
 * spreadsheet would read a formula.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  const plain = isFormula(value) ? `'${value}` : value;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Whether a spreadsheet would calculate a text, such as a customer's name, instead of showing it. Some skip leading
 * blanks.
 */
function isFormula(text: string): boolean {
  return /^\s*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text);
}
