import { encode } from "uqr";

/** White modules that a reader needs around the code (ISO 18004). */
const quietModules = 4;

export type QrCode = {
  /** Modules on a side, the quiet ones included. */
  size: number;
  /** The dark modules as the data of an SVG path, one unit a module. */
  path: string;
};

/** A QR code that is still read with a sixth of it scratched or hidden (level M). */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: quietModules });
  return { size, path: data.map(rowPath).join("") };
}

/** A row as runs of dark modules: a rectangle each, so that no gaps show between them when it is printed. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    const isDark = row[x] === true;
    if (isDark && start < 0) start = x;
    if (isDark || start < 0) continue;
    path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    start = -1;
  }
  return path;
}

/** The code as a file: black on white, for whoever prints signs and cards. */
export function qrFile({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}
