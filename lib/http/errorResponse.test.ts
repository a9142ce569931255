import { describe, expect, it } from "vitest";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { errorBody, errorResponse, toAppError } from "./errorResponse";

const ofPg = (code: string) => Object.assign(new Error("the database's"), { code });
/** An error of Prisma's with the database's own code in it. */
const ofPrisma = (code: string, originalCode: string) =>
  new Prisma.PrismaClientKnownRequestError("failed", {
    code,
    clientVersion: "7",
    meta: { driverAdapterError: Object.assign(new Error("adapter"), { cause: { originalCode } }) },
  });

describe("toAppError", () => {
  it.each([
    ["a deadlock", ofPg("40P01")],
    ["a deadlock that Prisma met", ofPrisma("P2010", "40P01")],
    ["a serialization failure", ofPg("40001")],
    ["a write conflict", ofPrisma("P2034", "40001")],
    [
      "a write conflict that says no more",
      new Prisma.PrismaClientKnownRequestError("", { code: "P2034", clientVersion: "7" }),
    ],
    ["a statement that took too long", ofPg("57014")],
  ])("asks to try again in a second after %s", (_what, error) => {
    const told = toAppError(error);
    expect(told).toMatchObject({ code: "unavailable", retryAfterSeconds: 1, cause: error });
    const { status, headers } = errorResponse(told, "sv");
    expect([status, headers.get("Retry-After")]).toEqual([503, "1"]);
  });

  it.each([
    ...["57P01", "53300", "53100", "53200", "58030", "ECONNREFUSED"].map(ofPg),
    ofPrisma("P1001", "08006"),
    ofPrisma("P2010", "53100"),
  ])("asks to try again in five seconds when the database is unavailable (%#)", (error) => {
    expect(toAppError(error)).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  });

  it.each([ofPg("23505"), ofPrisma("P2002", "23505"), new Error("40P01"), "40P01", null])(
    "turns any other error into internal (%#)",
    (error) => {
      expect(toAppError(error).code).toBe("internal");
    },
  );

  it("returns an AppError unchanged", () => {
    const own = new AppError("slot_taken");
    expect(toAppError(own)).toBe(own);
  });
});

describe("errorBody", () => {
  it.each([
    [890, "Det blev för många försök. Försök igen om ungefär 15 minuter."],
    [60, "Det blev för många försök. Försök igen om ungefär en minut."],
    [undefined, "Det blev för många försök. Vänta en stund och försök igen."],
  ])(
    "says how long to wait after too many tries, where that is known (%s s)",
    (retryAfterSeconds, message) => {
      const options = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
      expect(errorBody(new AppError("too_many_requests", options), "sv")).toEqual({
        message,
        code: "too_many_requests",
      });
    },
  );
});
