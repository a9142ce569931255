import { expect, it } from "vitest";
import { AppError, isAppError } from "./AppError";

/** As another bundle of the server makes it, whose class is another one. */
class OtherError extends Error {
  override name = "AppError";
  readonly code = "unavailable";
}

it("is known in every bundle of the server", () => {
  const error = new OtherError();
  expect([
    error instanceof AppError,
    isAppError(error, "unavailable"),
    isAppError(error, "internal"),
  ]).toEqual([true, true, false]);
  expect(
    [new Error("AppError"), Object.assign(new Error(), { code: "P2002" }), null].some(isAppErrorOf),
  ).toBe(false);
});

const isAppErrorOf = (error: unknown): boolean => isAppError(error);
