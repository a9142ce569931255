import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Folders in which rows are read and calls are answered. */
const folders = ["lib", "app/api", "worker"];

/** The customer's own account and its calls, and lists of addresses. */
const own = [
  "lib/account/",
  "lib/api/contract/favourites.ts",
  "lib/api/contract/lists/customerCalls.ts",
  "lib/api/openapi/",
  "lib/db/generated/",
  // Ends what somebody else had registered with the address.
  "lib/identity/addresses/endUnproven.ts",
  "lib/paths.ts",
  "app/api/customers/me/favourites/",
];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

describe("saved businesses", () => {
  it("are read by the customer's own account alone, so that no business learns who saved it", () => {
    const readers = sources.filter((path) => /\bfavourites?\b/i.test(readFileSync(path, "utf8")));
    expect(readers.length).toBeGreaterThan(5);
    expect(readers.filter((path) => !own.some((start) => path.startsWith(start)))).toEqual([]);
  });
});
