import { expect, it } from "vitest";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import { registerProviderSchema } from "./registration";

it("the name of a company is refused with a web address, in the reader's language", () => {
  const { error } = registerProviderSchema.safeParse({
    companyName: "Vinn 10000 kr på http://evil.example/casino nu",
    email: "anna@exempel.se",
    password: "tre gula tåg",
  });
  const problems = (locale: "sv" | "en") => error && fieldProblems(error, locale);
  expect(problems("sv")).toEqual([
    { path: "companyName", message: expect.stringMatching(/^Skriv utan webb- och e-postadresser/) },
  ]);
  expect(problems("en")).toEqual([
    { path: "companyName", message: expect.stringMatching(/^Write it without web and email addresses/) },
  ]);
});
