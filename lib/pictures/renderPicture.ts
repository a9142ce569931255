import "server-only";
import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { AppError } from "@/lib/errors/AppError";
import { variantWidths } from "@/lib/http/pictureAddress";
import { sharp } from "./decoder";
import { pictureMaxPixels, pictureMaxRatio, pictureMinSide } from "./limits";

/** The formats that are accepted; any other file is refused before a decoder sees it. */
type AcceptedFormat = "jpeg" | "png" | "webp" | "avif";

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const asText = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The format by the first bytes, whatever the file's name or type says; null for one that is not accepted. */
export function formatOf(bytes: Uint8Array): AcceptedFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (pngSignature.every((byte, place) => bytes[place] === byte)) return "png";
  if (asText(bytes, 0, 4) === "RIFF" && asText(bytes, 8, 12) === "WEBP") return "webp";
  // HEIC has the same box with another brand; it is not accepted, since its coding is patented and not in the decoder.
  if (asText(bytes, 4, 8) === "ftyp" && asText(bytes, 8, 12) === "avif") return "avif";
  return null;
}

/** A picture as it is stored: pixels alone, in variants. */
export type RenderedPicture = {
  hash: string;
  width: number;
  height: number;
  colour: string;
  variants: { width: number; content: Uint8Array<ArrayBuffer> }[];
};

type PictureShape = "whole" | "portrait";

/** In pixels: no variant is larger. A tall picture is limited by its height. */
const largest = { width: 1600, height: 2000 };
const portraitSide = 640;

const secondsPerStep = 20;
const quality = 78;

/**
 * Renders a file to what is stored of it: its pixels upright, in sRGB, on white, as WebP of several widths. Nothing
 * else of the file is in the result: no position, no camera, no profile, no bytes after the picture.
 * @param shape portrait: cut to a square around the part that sharp finds most salient
 * @throws AppError picture_format for what is no JPEG, PNG, WebP or AVIF by its content, picture_dimensions,
 *   picture_unreadable for one that is broken or takes too long
 */
export async function renderPicture(
  bytes: Uint8Array,
  shape: PictureShape = "whole",
): Promise<RenderedPicture> {
  if (formatOf(bytes) === null) throw new AppError("picture_format");
  try {
    const shortSide = await checkedShortSide(bytes);
    return await render(fitted(upright(bytes), shape, shortSide));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("picture_unreadable", { cause });
  }
}

const opened = (bytes: Uint8Array, limitInputPixels: number | false): Sharp =>
  sharp(bytes, { limitInputPixels, failOn: "error", pages: 1, limitInputChannels: 5 }).timeout({
    seconds: secondsPerStep,
  });

const upright = (bytes: Uint8Array): Sharp => opened(bytes, pictureMaxPixels).autoOrient();

/**
 * The shorter side in pixels, read from the header alone.
 * @throws AppError picture_dimensions; picture_format
 */
async function checkedShortSide(bytes: Uint8Array): Promise<number> {
  const { format, width, height } = await opened(bytes, false).metadata();
  // The decoder recognises the format itself; should it find an SVG, nothing is drawn.
  if (format === "svg") throw new AppError("picture_format");
  const [shortSide, longSide] = [Math.min(width, height), Math.max(width, height)];
  const isTooLong = longSide > shortSide * pictureMaxRatio;
  if (shortSide < pictureMinSide || isTooLong || width * height > pictureMaxPixels)
    throw new AppError("picture_dimensions");
  return shortSide;
}

/** Cut and scaled down, never up. */
function fitted(picture: Sharp, shape: PictureShape, shortSide: number): Sharp {
  if (shape === "whole") return picture.resize({ ...largest, fit: "inside", withoutEnlargement: true });
  const side = Math.min(portraitSide, shortSide);
  return picture.resize({ width: side, height: side, fit: "cover", position: sharp.strategy.attention });
}

async function render(picture: Sharp): Promise<RenderedPicture> {
  const { data, info } = await picture
    .toColourspace("srgb")
    .flatten({ background: "#ffffff" })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: secondsPerStep });
  const variants: RenderedPicture["variants"] = [];
  for (const each of variantWidths(width)) {
    const content = await pixels().resize({ width: each }).webp({ quality, effort: 4 }).toBuffer();
    variants.push({ width: each, content: new Uint8Array(content) });
  }
  return { hash: hashOf(variants), width, height, colour: await meanColour(pixels()), variants };
}

async function meanColour(pixels: Sharp): Promise<string> {
  const mean = await pixels.resize(1, 1, { fit: "fill" }).toColourspace("srgb").raw().toBuffer();
  // A greyscale picture has one channel.
  const [red = 0, green = red, blue = red] = mean;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Over all variants, since the address stands for every byte that is served under it. */
function hashOf(variants: RenderedPicture["variants"]): string {
  const hash = createHash("sha256");
  for (const { content } of variants) hash.update(content);
  return hash.digest("hex");
}
