/*
 * Texts in cells of a spreadsheet. A program that opens the file may take other separators than it was written with, so that
 * a formula can begin after each of them, and may skip blanks and quotes before it.
 */

const signs = "=+-@＝＋－＠";
const separators = ",;|\t\r\n";
const skipped = /[\s"\p{Cf}]/u;

/** The text with an apostrophe before each sign that a spreadsheet could read as the beginning of a formula. */
export function disarmFormulas(text: string): string {
  let isBeginning = true;
  let disarmed = "";
  for (const character of text) {
    disarmed += isBeginning && signs.includes(character) ? `'${character}` : character;
    isBeginning = separators.includes(character) || (isBeginning && skipped.test(character));
  }
  return disarmed;
}
