import { describe, expect, it } from "vitest";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import { registerProviderSchema } from "./registration";

const named = (companyName: string) =>
  registerProviderSchema.safeParse({ companyName, email: "anna@exempel.se", password: "tre gula tåg" });

describe("the name of a company", () => {
  it.each([
    "Vinn 10000 kr på http://evil.example/casino nu",
    "HTTPS://evil.example",
    "Se www.evil.example",
    "(Www.evil.example)",
  ])("is refused with a web address, in the reader's language: %s", (name) => {
    const { error } = named(name);
    const told = (locale: "sv" | "en") => error && fieldProblems(error, locale);
    expect(told("sv")).toEqual([{ path: "companyName", message: "Skriv namnet utan webbadress." }]);
    expect(told("en")).toEqual([{ path: "companyName", message: "Write the name without a web address." }]);
  });

  it.each(["Salong Åsa & Co", "Http Konsult", "WWW Bygg AB", "Studio 4:5 / Hår"])(
    "is taken without: %s",
    (name) => {
      expect(named(name).success).toBe(true);
    },
  );
});
