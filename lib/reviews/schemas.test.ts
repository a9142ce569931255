import { describe, expect, it } from "vitest";
import { writeReviewSchema } from "./schemas";

describe("writeReviewSchema", () => {
  it.each([
    [undefined, null],
    [null, null],
    [" \n\t ", null],
    ["  Helt okej.\nVi ses! ", "Helt okej.\nVi ses!"],
  ])("reads the comment %j as %j", (comment, read) => {
    expect(writeReviewSchema.parse({ rating: 4, comment })).toEqual({ rating: 4, comment: read });
  });

  it("takes a rating alone", () => {
    expect(writeReviewSchema.parse({ rating: 4 })).toEqual({ rating: 4, comment: null });
  });

  it.each(["Bra\u0007", "\u001b[31mBra", "Bra\u009f", "x".repeat(2_001), 7])("refuses %j", (comment) => {
    expect(writeReviewSchema.safeParse({ rating: 4, comment }).success).toBe(false);
  });
});
