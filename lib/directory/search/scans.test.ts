import { describe, expect, it } from "vitest";
import { pageOfScans, scanBatch } from "./scans";

const rows = Array.from({ length: 11 }, (_, no) => ({ cursor: String(no), isFree: no % 2 === 1 }));
type Row = (typeof rows)[number];
const check = async (some: readonly Row[]) => some.filter(({ isFree }) => isFree);
const cursors = (found: readonly Row[]) => found.map(({ cursor }) => cursor);

/** A clock that is so much later each time it is read. */
function clockOf(stepMs: number) {
  let now = 0;
  return () => {
    now += stepMs;
    return now;
  };
}

describe("a batch", () => {
  it("that is checked in time goes on after its last row", async () => {
    const { free, last } = await scanBatch(
      rows,
      { batch: 10, atATime: 4, limitMs: 200, clock: clockOf(1) },
      check,
    );
    expect(cursors(free)).toEqual(["1", "3", "5", "7", "9"]);
    expect(last).toBe("9");
  });

  it("that takes too long goes on after the last row that was checked", async () => {
    const { free, last } = await scanBatch(
      rows,
      { batch: 10, atATime: 4, limitMs: 200, clock: clockOf(1000) },
      check,
    );
    expect(cursors(free)).toEqual(["1", "3"]);
    expect(last).toBe("3");
  });

  it("at the end of the list does not go on", async () => {
    const { last } = await scanBatch(rows, { batch: 20, atATime: 4, limitMs: 200, clock: clockOf(1) }, check);
    expect(last).toBeNull();
  });
});

describe("a page beyond the deepest", () => {
  it("is empty after one batch, with the number that the first page has", async () => {
    let scans = 0;
    const scan = async () => {
      scans += 1;
      return { free: rows.slice(0, 3), last: "2" };
    };
    const page = await pageOfScans(scan, { limit: 20, page: 101 });
    expect(page).toEqual({ rows: [], total: 3, totalIsCapped: true, nextCursor: null });
    expect(scans).toBe(1);
  });
});

describe("pages of batches that take too long", () => {
  it("have each row once, in order, by cursor and by number", async () => {
    const scan = (from: string | undefined) => {
      const rest = rows.slice(from === undefined ? 0 : Number(from) + 1);
      return scanBatch(rest, { batch: 10, atATime: 2, limitMs: 200, clock: clockOf(1000) }, check);
    };
    const byCursor: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await pageOfScans(scan, { limit: 2, cursor });
      byCursor.push(...cursors(page.rows));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(byCursor).toEqual(["1", "3", "5", "7", "9"]);
    const pages = [1, 2, 3].map((page) => pageOfScans(scan, { limit: 2, page }));
    expect((await Promise.all(pages)).map((page) => cursors(page.rows))).toEqual([
      ["1", "3"],
      ["5", "7"],
      ["9"],
    ]);
  });
});
