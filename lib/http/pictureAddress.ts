/*
 * Addresses of uploaded pictures: `/pictures/<hash>-<width>.webp`. Columns and answers have the address of the widest
 * variant, from which those of the narrower ones follow.
 */

/** The widths of variants in pixels, narrowest first; a picture gets none wider than itself. */
export const pictureWidths = [160, 320, 640, 960, 1600] as const;

/** The widths of the variants of a picture that is `widest` pixels wide, narrowest first. */
export function variantWidths(widest: number): number[] {
  return [...pictureWidths.filter((width) => width < widest), widest];
}

/** The path of one variant. */
export function picturePath(hash: string, width: number): string {
  return `/pictures/${hash}-${width}.webp`;
}

const ownFile = /^([0-9a-f]{64})-([1-9]\d{0,3})\.webp$/;
const ownAddress = /^((?:https?:\/\/[^/?#]+)?)\/pictures\/([0-9a-f]{64})-([1-9]\d{0,3})\.webp$/;

/** The variant that a file name stands for; null when it is none. */
export function pictureFile(name: string): { hash: string; width: number } | null {
  const [, hash, width] = ownFile.exec(name) ?? [];
  return hash === undefined ? null : { hash, width: Number(width) };
}

/** Whether this is the address of a picture that was uploaded here, as a path or with an origin. */
export function isUploadedPicture(address: string | null | undefined): boolean {
  return typeof address === "string" && ownAddress.test(address);
}

/** The variants of an uploaded picture for `srcset`; undefined for another site's picture, which has one size. */
export function pictureSources(address: string): string | undefined {
  const [, origin, hash, widest] = ownAddress.exec(address) ?? [];
  if (hash === undefined) return undefined;
  return variantWidths(Number(widest))
    .map((width) => `${origin}${picturePath(hash, width)} ${width}w`)
    .join(", ");
}

/** The variant to use where only one can be: the narrowest of at least `width` pixels, else the widest. */
export function pictureAtLeast(address: string, width: number): string {
  const [, origin, hash, widest] = ownAddress.exec(address) ?? [];
  if (hash === undefined) return address;
  const fitting = variantWidths(Number(widest)).find((each) => each >= width) ?? Number(widest);
  return `${origin}${picturePath(hash, fitting)}`;
}

/**
 * The picture after a call that gave an address, or null: an uploaded picture stays until it is removed by the calls
 * for uploads. The address of an uploaded picture, which a client may send back as it read it, changes nothing.
 */
export function pictureAfter(given: string | null | undefined, current: string | null): string | null {
  if (given === undefined || isUploadedPicture(given) || isUploadedPicture(current)) return current;
  return given;
}

/** As an answer of the contract names it: uploaded pictures with the product's own origin. */
export function publicPicture(address: string | null, appUrl: string): string | null {
  return isUploadedPicture(address) && address?.startsWith("/") ? new URL(address, appUrl).href : address;
}
