import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isCachedPage } from "@/lib/paths";

const pages = readdirSync("app/[locale]", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => ({ file, source: readFileSync(join("app/[locale]", file), "utf8") }));

const addressOf = (file: string) => `/${file.replace(/\([a-z]+\)\//g, "").replace(/\/?page\.tsx$/, "")}`;

it.each(pages)("$file is listed as a cached page exactly when it is one", ({ file, source }) => {
  const isCached = source.includes("onDemand as generateStaticParams");
  const address = addressOf(file);
  expect([isCachedPage(address), isCachedPage(`/en${address}`)]).toEqual([isCached, isCached]);
});

it("finds pages to check", () => {
  expect(pages.map(({ file }) => addressOf(file))).toEqual(
    expect.arrayContaining(["/customer", "/provider/pricing", "/customer/services"]),
  );
});
