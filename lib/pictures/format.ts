/** What is taken; everything else is refused before a decoder sees it. */
type PictureFormat = "jpeg" | "png" | "webp" | "avif";

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The format by the first bytes, whatever the file is called or claims to be; null for what is not taken. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (png.every((byte, place) => bytes[place] === byte)) return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  // The brand of HEIC, which has the same box before it, is another one: its coding is patented, and not in the decoder.
  if (text(bytes, 4, 8) === "ftyp" && text(bytes, 8, 12) === "avif") return "avif";
  return null;
}
