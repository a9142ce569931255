import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { findPosition } from "@/lib/providers/profile/findPosition";
import { positionQuerySchema } from "@/lib/providers/profile/positionQuery";
import { refusalAndFields } from "../../support/builders/settings";
import { testDatabase } from "../../support/run/testDatabase";

/** In the place of the geocoder: what it finds, or null for an answer that is none. */
let found: object[] | null = [];
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  if (found === null) response.writeHead(500).end();
  else response.setHeader("Content-Type", "application/json").end(JSON.stringify(found));
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
if (typeof address !== "object" || address === null) throw new Error("The server has no port");
// The settings are read once, after this.
process.env.GEOCODER_URL = `http://127.0.0.1:${address.port}/search`;
afterAll(() => server.close());

await testDatabase("empty");

const find = (query: object, business = crypto.randomUUID()) =>
  findPosition(business, positionQuerySchema.parse(query));
const bondegatan = { address: "Bondegatan 46", city: "Stockholm" };

describe("findPosition with a geocoder", () => {
  it("gives the door that the geocoder found", async () => {
    found = [{ lat: "59.3126", lon: "18.0858" }];
    expect(await find(bondegatan)).toMatchObject({
      geocoder: "found",
      is_exact: true,
      point: { latitude: 59.3126, longitude: 18.0858 },
    });
  });

  it.each([
    ["nothing", [], "not_found"],
    ["a street of that name in another town", [{ lat: "55.6", lon: "13.0" }], "not_found"],
    ["an error", null, "away"],
  ])("gives the middle of the town after %s", async (_, answer, geocoder) => {
    found = answer;
    expect(await find(bondegatan)).toMatchObject({
      geocoder,
      is_exact: false,
      point: { latitude: 59.32938, longitude: 18.06871 },
    });
  });

  it("asks it for streets only, and not without end", async () => {
    found = [];
    const [business, before] = [crypto.randomUUID(), asked];
    await find({ city: "Stockholm" }, business);
    expect(asked).toBe(before);
    for (let question = 0; question < 30; question += 1) await find(bondegatan, business);
    expect(await refusalAndFields(find(bondegatan, business))).toEqual(["too_many_requests"]);
    expect(asked).toBe(before + 30);
  });
});
