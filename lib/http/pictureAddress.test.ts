import { describe, expect, it } from "vitest";
import {
  isUploadedPicture,
  pictureAfter,
  pictureAtLeast,
  pictureFile,
  picturePath,
  pictureSources,
  publicPicture,
  variantWidths,
} from "./pictureAddress";

const hash = "0123456789abcdef".repeat(4);
const path = picturePath(hash, 700);
const foreign = "https://bilder.exempel.se/a.jpg";

describe("variantWidths", () => {
  it("ends with the picture's own width, and has none above it", () => {
    expect(variantWidths(1600)).toEqual([160, 320, 640, 960, 1600]);
    expect(variantWidths(700)).toEqual([160, 320, 640, 700]);
    expect(variantWidths(160)).toEqual([160]);
  });
});

describe("pictureFile", () => {
  it("reads the name of a variant, and nothing else", () => {
    expect(pictureFile(`${hash}-320.webp`)).toEqual({ hash, width: 320 });
    for (const name of ["", `${hash}.webp`, `${hash}-0.webp`, `${hash}-320.jpg`, `x${hash}-320.webp`])
      expect(pictureFile(name), name).toBeNull();
  });
});

describe("the address of an uploaded picture", () => {
  it("is known as a path and with an origin", () => {
    expect(isUploadedPicture(path)).toBe(true);
    expect(isUploadedPicture(`https://stund.example${path}`)).toBe(true);
    for (const address of [null, undefined, "", foreign, `${foreign}?a=${path}`, `${path}?x`])
      expect(isUploadedPicture(address), String(address)).toBe(false);
  });

  it("names all its variants", () => {
    expect(pictureSources(path)?.split(", ")).toEqual(
      [160, 320, 640, 700].map((width) => `/pictures/${hash}-${width}.webp ${width}w`),
    );
    expect(pictureSources(`https://stund.example${path}`)).toContain(
      `https://stund.example/pictures/${hash}-160.webp 160w`,
    );
    expect(pictureSources(foreign)).toBeUndefined();
  });

  it("is replaced by that of the narrowest variant that is wide enough", () => {
    expect(pictureAtLeast(path, 300)).toBe(`/pictures/${hash}-320.webp`);
    expect(pictureAtLeast(path, 2_000)).toBe(path);
    expect(pictureAtLeast(foreign, 300)).toBe(foreign);
  });

  it("gets the product's origin in answers, as no other address does", () => {
    expect(publicPicture(path, "https://stund.example")).toBe(`https://stund.example${path}`);
    expect(publicPicture(foreign, "https://stund.example")).toBe(foreign);
    expect(publicPicture(null, "https://stund.example")).toBeNull();
  });
});

describe("pictureAfter", () => {
  it("sets another site's address, and removes it for null", () => {
    expect(pictureAfter(foreign, null)).toBe(foreign);
    expect(pictureAfter(null, foreign)).toBeNull();
    expect(pictureAfter(undefined, foreign)).toBe(foreign);
  });

  it("keeps an uploaded picture, and sets no address of an upload", () => {
    expect(pictureAfter(foreign, path)).toBe(path);
    expect(pictureAfter(null, path)).toBe(path);
    expect(pictureAfter(`https://stund.example${path}`, null)).toBeNull();
    expect(pictureAfter(path, foreign)).toBe(foreign);
  });
});
