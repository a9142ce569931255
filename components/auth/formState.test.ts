import { describe, expect, it } from "vitest";
import { problemsOf } from "./formState";

describe("problemsOf", () => {
  it("reads message, code and the first problem of each field", () => {
    const body = {
      message: "Kontrollera fälten.",
      code: "invalid_request",
      details: [
        { path: "email", message: "Fyll i." },
        { path: "email", message: "Fel format." },
        { path: "password", message: "För kort." },
      ],
    };
    expect(problemsOf(body, "Försök igen.")).toEqual({
      code: "invalid_request",
      message: "Kontrollera fälten.",
      fields: { email: "Fyll i.", password: "För kort." },
    });
  });

  it.each([null, "text", 3, [], { message: "" }, { message: 4, code: 5, details: [1, null, { path: 3 }] }])(
    "falls back for %j",
    (body) => {
      expect(problemsOf(body, "Försök igen.")).toEqual({ code: null, message: "Försök igen.", fields: {} });
    },
  );
});
