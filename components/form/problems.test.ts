import { describe, expect, it } from "vitest";
import { messageOf, problemsOf, withoutField, withoutPaths } from "./problems";

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
    "uses the fallback message for %j",
    (body) => {
      expect(problemsOf(body, "Försök igen.")).toEqual({ code: null, message: "Försök igen.", fields: {} });
    },
  );
});

const problems = {
  code: "invalid_request",
  message: "Kontrollera fälten.",
  fields: { name: "Fyll i.", "hours.0.open_time": "Ange en tid." },
};

describe("withoutField", () => {
  it("drops the problems of the field and of anything in it", () => {
    expect(withoutField(problems, "name")?.fields).toEqual({ "hours.0.open_time": "Ange en tid." });
    expect(withoutField(problems, "hours")?.fields).toEqual({ name: "Fyll i." });
  });

  it("returns null when no problem is left, and all problems of other fields", () => {
    expect(withoutField({ ...problems, fields: { name: "Fyll i." } }, "name")).toBeNull();
    expect(withoutField(problems, "hour")).toBe(problems);
    const whole = { ...problems, fields: {} };
    expect(withoutField(whole, "name")).toBe(whole);
    expect(withoutField(null, "name")).toBeNull();
  });
});

describe("withoutPaths", () => {
  it("drops the problems of these paths alone, and one of no field with any change", () => {
    expect(withoutPaths(problems, ["hours"])).toEqual(problems);
    expect(withoutPaths(problems, ["hours.0.open_time"])?.fields).toEqual({ name: "Fyll i." });
    expect(withoutPaths(problems, ["hours.0.open_time", "name"])).toBeNull();
    expect(withoutPaths({ ...problems, fields: {} }, [])).toBeNull();
  });
});

describe("messageOf", () => {
  it("is null when a field of the form shows a problem", () => {
    expect(messageOf(problems, ["hours"])).toBeNull();
    expect(messageOf(problems, ["email", "name"])).toBeNull();
  });

  it("is the message when no field of the form shows a problem", () => {
    expect(messageOf(problems, ["email"])).toBe("Kontrollera fälten.");
    expect(messageOf({ ...problems, fields: {} }, ["name"])).toBe("Kontrollera fälten.");
    expect(messageOf(null, ["name"])).toBeNull();
  });
});
