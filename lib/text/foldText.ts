/** Letters that do not come apart into a letter and a mark. */
const whole: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" };

/**
 * Small letters without marks: `Häst & Örn` → `hast & orn`. As the database's `search_fold` does it for the letters
 * of the languages around the Baltic and western Europe.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øæœßłđðþ]/g, (letter) => whole[letter] ?? letter);
}
