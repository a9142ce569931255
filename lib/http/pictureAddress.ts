/*
 * Addresses of uploaded pictures: `/pictures/<hash>-<width>.webp`. The columns and answers that hold a picture name its
 * widest variant; the narrower ones follow from that name.
 */

/** How wide the variants of a picture are, in pixels, narrowest first; none is wider than what was uploaded. */
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

/** Which variant a file name means; null when it is none. */
export function pictureFile(name: string): { hash: string; width: number } | null {
  const [, hash, width] = ownFile.exec(name) ?? [];
  return hash === undefined ? null : { hash, width: Number(width) };
}

/** Whether this is the address of a picture that was uploaded here, as a path or with an origin. */
export function isUploadedPicture(address: string | null | undefined): boolean {
  return typeof address === "string" && ownAddress.test(address);
}

/** The variants of an uploaded picture for `srcset`; undefined for another site's picture, which has but one size. */
export function pictureSources(address: string): string | undefined {
  const [, origin, hash, widest] = ownAddress.exec(address) ?? [];
  if (hash === undefined) return undefined;
  return variantWidths(Number(widest))
    .map((width) => `${origin}${picturePath(hash, width)} ${width}w`)
    .join(", ");
}

/** The variant to take where only one can be: the narrowest that fills `width` pixels, else the widest there is. */
export function pictureAtLeast(address: string, width: number): string {
  const [, origin, hash, widest] = ownAddress.exec(address) ?? [];
  if (hash === undefined) return address;
  const fitting = variantWidths(Number(widest)).find((each) => each >= width) ?? Number(widest);
  return `${origin}${picturePath(hash, fitting)}`;
}

/**
 * The picture of something after a call that gave an address, or none: what was uploaded here stays until it is removed
 * where it was uploaded. An address of ours, as somebody sends it back who read it from an answer, changes nothing.
 */
export function pictureAfter(given: string | null | undefined, current: string | null): string | null {
  if (given === undefined || isUploadedPicture(given) || isUploadedPicture(current)) return current;
  return given;
}

/** As an answer of the contract names it: uploaded pictures with the product's own origin. */
export function publicPicture(address: string | null, appUrl: string): string | null {
  return isUploadedPicture(address) && address?.startsWith("/") ? new URL(address, appUrl).href : address;
}
