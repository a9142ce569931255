/** Letters that NFD does not decompose into a letter and a mark. */
const undecomposed: Record<string, string> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/**
 * Lower case without diacritics: `Häst & Örn` → `hast & orn`. Equals the database's `search_fold` for the letters of
 * the languages around the Baltic and of western Europe.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øæœßłđðþ]/g, (letter) => undecomposed[letter] ?? letter);
}
