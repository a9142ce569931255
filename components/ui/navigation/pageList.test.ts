import { expect, it } from "vitest";
import { pageList } from "./pageList";

function written(page: number, pageCount: number): string {
  return pageList(page, pageCount)
    .map((entry) => (entry.kind === "page" ? String(entry.page) : "…"))
    .join(" ");
}

it.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 10, "1 2 … 10"],
  [4, 10, "1 2 3 4 5 … 10"],
  [5, 10, "1 … 4 5 6 … 10"],
  [10, 10, "1 … 9 10"],
])("page %i of %i is %s", (page, count, expected) => {
  expect(written(page, count)).toBe(expected);
});
