/** The letters and signs of code page 437 from 0x80 on, as far as they occur in names and texts. */
const upper =
  "ÇüéâäàåçêëèïîìÄÅ" + // 0x80
  "ÉæÆôöòûùÿÖÜ¢£¥₧ƒ" + // 0x90
  "áíóúñÑªº¿⌐¬½¼¡«»"; // 0xA0

const firstUpper = 0x80;
const bytes = new Map([...upper].map((character, index) => [character, firstUpper + index]));

/** What the page lacks and has a plain form of. */
const plain: Record<string, string> = {
  "–": "-",
  "—": "-",
  "−": "-",
  "’": "'",
  "”": "'",
  "“": "'",
  "\u00A0": " ",
};

/** Text in code page 437, as SIE files have it; `?` for each character that the page lacks. */
export function cp437Bytes(text: string): Uint8Array<ArrayBuffer> {
  const characters = [...text.normalize("NFC")];
  return Uint8Array.from(characters, (character) => byteOf(plain[character] ?? character));
}

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < firstUpper ? code : (bytes.get(character) ?? "?".charCodeAt(0));
}
