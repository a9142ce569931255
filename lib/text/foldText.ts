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

/** As the database's `unaccent` has them. */
const plainSigns: [RegExp, string][] = [
  [/[\u2018\u2019\u201a\u201b\u2032]/gu, "'"],
  [/[\u201c-\u201f]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
];

/**
 * Lower case without diacritics: `Häst & Örn` → `hast & orn`. Equals the database's `search_fold` for the letters of
 * the languages around the Baltic and of western Europe.
 */
export function foldText(text: string): string {
  return plainSigns
    .reduce((plain, [signs, sign]) => plain.replace(signs, sign), text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øæœßłđðþ]/g, (letter) => undecomposed[letter] ?? letter);
}
