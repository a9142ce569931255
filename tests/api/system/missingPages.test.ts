import { expect, it } from "vitest";
import { ownSalon } from "../../support/calls/business";

const unknownId = "89981a8d-d740-4e36-a1d7-52f7fcc1fe06";

it("a page of something that is not there answers 404 in the reader's language", async () => {
  const { own } = await ownSalon();
  const bases = [
    "/provider/clients",
    "/provider/finance/receipts",
    "/provider/finance/payouts",
    "/customer/providers",
    "/customer/services",
  ];
  const paths = bases.flatMap((base) => [unknownId, "x", `${unknownId}%00`].map((id) => `${base}/${id}`));
  const titles = { "": "Hoppsan! Sidan finns inte.", "/en": "Oops! Page not found." };
  for (const [prefix, title] of Object.entries(titles))
    for (const path of paths) {
      const { status, body } = await own.get<string>(prefix + path);
      const [, heading] = /<h1[^>]*>([^<]*)/.exec(body) ?? [];
      expect([prefix + path, status, heading]).toEqual([prefix + path, 404, title]);
    }
});
