import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors/AppError";
import { formatOf, renderPicture } from "./renderPicture";

const background = { r: 200, g: 40, b: 40 };
const plain = (width = 400, height = 300): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left, blue on the right. */
const twoHalves = async (width: number, height: number): Promise<Sharp> => {
  const half = { width: width / 2, height, channels: 3, background: { r: 0, g: 0, b: 255 } } as const;
  const right = await sharp({ create: half }).png().toBuffer({ resolveWithObject: true });
  const pixels = await sharp({ create: { width, height, channels: 3, background } })
    .raw()
    .toBuffer();
  const blue = await sharp({ create: half }).raw().toBuffer();
  for (let row = 0; row < height; row++) {
    blue.copy(
      pixels,
      (row * width + width / 2) * 3,
      row * right.info.width * 3,
      (row + 1) * right.info.width * 3,
    );
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await renderPicture(bytes);
    return "taken";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

/** Checks that what is stored of a file is pixels alone. */
async function expectClean(bytes: Uint8Array) {
  const picture = await renderPicture(bytes);
  for (const { width, content } of picture.variants) {
    const kept = await sharp(content).metadata();
    expect(kept).toMatchObject({ format: "webp", width, space: "srgb", channels: 3 });
    for (const part of ["exif", "icc", "iptc", "xmp", "orientation", "pages", "comments"] as const)
      expect(kept[part], part).toBeUndefined();
    expect(Buffer.from(content).toString("latin1")).not.toMatch(
      /<script|alert\(|<html|EXIF|GPS|XMP |ICCP|ANIM/i,
    );
  }
  return picture;
}

/** A part of a PNG, with its length and check sum. */
function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const html = Buffer.from("<html><script>alert(document.domain)</script></html>");
const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
);

describe("formatOf", () => {
  it("goes by the content alone", async () => {
    expect(formatOf(await plain().jpeg().toBuffer())).toBe("jpeg");
    expect(formatOf(await plain().png().toBuffer())).toBe("png");
    expect(formatOf(await plain().webp().toBuffer())).toBe("webp");
    expect(formatOf(await plain().avif({ effort: 0 }).toBuffer())).toBe("avif");
    expect(formatOf(Buffer.from("RIFF"))).toBeNull();
    expect(formatOf(Buffer.alloc(0))).toBeNull();
  });
});

describe("renderPicture", () => {
  it.each([
    ["JPEG", (picture: Sharp) => picture.jpeg()],
    ["PNG", (picture: Sharp) => picture.png()],
    ["WebP", (picture: Sharp) => picture.webp()],
    ["AVIF", (picture: Sharp) => picture.avif({ effort: 0 })],
  ])("makes WebP of five widths of a %s", async (_name, encoded) => {
    const picture = await expectClean(await encoded(plain(2000, 1500)).toBuffer());
    expect(picture).toMatchObject({
      width: 1600,
      height: 1200,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(picture.variants.map(({ width }) => width)).toEqual([160, 320, 640, 960, 1600]);
    expect(picture.colour).toMatch(/^#c[0-9a-f]2[0-9a-f]2[0-9a-f]$/);
  });

  it("never makes a picture larger, and bounds a tall one by its height", async () => {
    const small = await renderPicture(await plain(700, 500).png().toBuffer());
    expect(small.variants.map(({ width }) => width)).toEqual([160, 320, 640, 700]);
    const tall = await renderPicture(await plain(1000, 4000).png().toBuffer());
    expect(tall).toMatchObject({ width: 500, height: 2000 });
  });

  it("cuts a portrait to a square, never larger than the file", async () => {
    expect(await renderPicture(await plain(900, 1600).png().toBuffer(), "portrait")).toMatchObject({
      width: 640,
      height: 640,
    });
    expect(await renderPicture(await plain(200, 300).png().toBuffer(), "portrait")).toMatchObject({
      width: 200,
      height: 200,
    });
  });

  it("gives equal files the same hash, and another file another one", async () => {
    const file = await plain().jpeg().toBuffer();
    const [first, second] = [await renderPicture(file), await renderPicture(file)];
    expect(second.hash).toBe(first.hash);
    expect((await renderPicture(await plain(401, 300).jpeg().toBuffer())).hash).not.toBe(first.hash);
  });

  it("removes position, camera and profile, and turns the picture upright", async () => {
    const file = await (await twoHalves(800, 600))
      .withExif({
        IFD0: { Make: "Kamera", Copyright: "Någon" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 19/1 0/1", GPSLongitudeRef: "E" },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const before = await sharp(file).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 800 });
    expect(before.exif).toBeDefined();
    expect(before.icc).toBeDefined();
    const picture = await expectClean(file);
    expect(picture).toMatchObject({ width: 600, height: 800 });
    // A quarter turn to the right: what was on the left is on top.
    const { data } = await sharp(picture.variants[0]?.content).resize(1, 2, { fit: "fill" }).raw().toBuffer({
      resolveWithObject: true,
    });
    expect([data[0], data[5]].map((value) => (value ?? 0) > 150)).toEqual([true, true]);
  });

  it.each([
    ["a JPEG with a page after it", async () => Buffer.concat([await plain().jpeg().toBuffer(), html])],
    [
      "a JPEG with a page in a comment",
      async () => {
        const jpeg = await plain().jpeg().toBuffer();
        const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, html.length + 2]), html]);
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
    ["a PNG with a script after it", async () => Buffer.concat([await plain().png().toBuffer(), svg])],
    [
      "an animated WebP",
      async () => {
        const pixels = await plain(400, 800).raw().toBuffer();
        const raw = { width: 400, height: 800, channels: 3, pageHeight: 400 } as const;
        return sharp(pixels, { raw })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer();
      },
    ],
    ["a CMYK JPEG", () => plain().toColourspace("cmyk").jpeg().toBuffer()],
    ["a PNG of 16 bits", () => plain().toColourspace("rgb16").png().toBuffer()],
    ["a grey PNG", () => plain().greyscale().png().toBuffer()],
    ["a PNG with a palette", () => plain().png({ palette: true }).toBuffer()],
    ["a transparent PNG", () => plain().ensureAlpha(0.5).png().toBuffer()],
  ])("keeps only the pixels of %s", async (_name, file) => {
    await expectClean(await file());
  });

  it("draws transparent pixels on white", async () => {
    const empty = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 300, height: 300, channels: 4, background: empty } })
      .png()
      .toBuffer();
    expect((await renderPicture(file)).colour).toBe("#ffffff");
  });

  it.each([
    ["an SVG with a script", svg],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj")],
    ["a text", Buffer.from("Hej")],
    ["a page", html],
    ["a GIF with a script", Buffer.from("GIF89a/*\u0000\u0000*/=1;alert(1);//")],
    ["nothing", Buffer.alloc(0)],
    ["a TIFF", Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
    ["a HEIC", Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic", "latin1")],
  ])("refuses %s with picture_format", async (_name, bytes) => {
    expect(await refusal(bytes)).toBe("picture_format");
  });

  it("refuses an animated GIF", async () => {
    expect(await refusal(await plain().gif().toBuffer())).toBe("picture_format");
  });

  it.each([
    ["an SVG that begins as a JPEG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg])],
    ["a page that begins as a WebP", Buffer.concat([Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBP"), html])],
    [
      "a text that begins as an AVIF",
      Buffer.from("\u0000\u0000\u0000\u0018ftypavif\u0000\u0000\u0000\u0000", "latin1"),
    ],
    ["a PNG that is only its header", pngOf(800, 600, Buffer.alloc(0)).subarray(0, 33)],
    ["a PNG whose pixels are text", pngOf(800, 600, html)],
  ])("refuses %s with picture_unreadable", async (_name, bytes) => {
    expect(await refusal(bytes)).toBe("picture_unreadable");
  });

  it.each([
    ["jpeg", (picture: Sharp) => picture.jpeg()],
    ["png", (picture: Sharp) => picture.png()],
    ["webp", (picture: Sharp) => picture.webp()],
    ["avif", (picture: Sharp) => picture.avif({ effort: 0 })],
  ])("refuses a %s that breaks off", async (_name, encoded) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const file = await encoded(
      sharp({ create: { width: 600, height: 400, channels: 3, background, noise } }),
    ).toBuffer();
    expect(await refusal(file.subarray(0, Math.floor(file.length / 2)))).toBe("picture_unreadable");
  });

  it("refuses a picture of one pixel, and one of more pixels than any camera has, by the header alone", async () => {
    const pixel = await plain(1, 1).png().toBuffer();
    expect(await refusal(pixel)).toBe("picture_dimensions");
    const before = process.memoryUsage.rss();
    const rows = deflateSync(Buffer.alloc(30_000_000)).subarray(0, 20_000);
    expect(await refusal(pngOf(30_000, 30_000, rows))).toBe("picture_dimensions");
    expect(await refusal(pngOf(2_000_000_000, 2_000_000_000, Buffer.alloc(10)))).not.toBe("taken");
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  it.each([
    [800, 160, "taken"],
    [160, 800, "taken"],
    [801, 160, "picture_dimensions"],
    [160, 801, "picture_dimensions"],
    [160, 312_500, "picture_dimensions"],
  ])("checks the sides of a picture of %i times %i pixels: %s", async (width, height, outcome) => {
    const file = pngOf(width, height, deflateSync(Buffer.alloc(height * (width + 1))));
    expect(await refusal(file)).toBe(outcome);
  });

  it("renders the largest accepted picture in little memory", async () => {
    const file = pngOf(7_000, 7_000, deflateSync(Buffer.alloc(7_000 * 7_001)));
    expect(file.length).toBeLessThan(100_000);
    const before = process.memoryUsage.rss();
    expect(await expectClean(file)).toMatchObject({ width: 1600, height: 1600, colour: "#000000" });
    expect(process.memoryUsage.rss() - before).toBeLessThan(250 * 1024 * 1024);
  });
});
