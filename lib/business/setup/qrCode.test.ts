import { describe, expect, it } from "vitest";
import { qrCode, qrFile } from "./qrCode";

/** The modules that a path paints, as rows of text. */
function painted(size: number, path: string): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "."));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) {
      const row = rows[Number(y)];
      if (row) row[Number(x) + at] = "#";
    }
  }
  return rows.map((row) => row.join(""));
}

const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

describe("qrCode", () => {
  const { size, path } = qrCode("https://stund.example/customer/providers/salong-norr");
  const rows = painted(size, path);
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));

  it("has its three finders, four modules from the edge", () => {
    expect(corner(4, 4)).toEqual(finder);
    expect(corner(size - 11, 4)).toEqual(finder);
    expect(corner(4, size - 11)).toEqual(finder);
    expect(corner(size - 11, size - 11)).not.toEqual(finder);
  });

  it("leaves a white edge of four modules", () => {
    const edge = [
      ...rows.slice(0, 4),
      ...rows.slice(-4),
      ...rows.map((row) => row.slice(0, 4) + row.slice(-4)),
    ];
    expect(edge.join("")).not.toContain("#");
  });

  it("differs for another text", () => expect(qrCode("https://stund.example/x").path).not.toBe(path));

  it("as a file has a white background", () => {
    const file = qrFile({ size, path });
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(file).toContain('fill="#fff"');
    expect(file).toContain(path);
  });
});
