import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApiDocument } from "@/lib/api/openapi/document";
import { callsOf } from "@/lib/api/openapi/reading";
import { howMany, isDeep } from "../../support/depth";
import { type KnownThings, knownThings } from "../../support/fuzz/known";
import { People } from "../../support/fuzz/people";
import { requestsTo } from "../../support/fuzz/requests";
import { describeOutcome, type FuzzOutcome, faultOf, isRefused, makeAll } from "../../support/fuzz/run";
import { changedTables, Fingerprints } from "../../support/fuzz/tables";
import { type TestApp, testApp } from "../../support/run/testApp";
import { testSettings } from "../../support/run/testSettings";

/*
 * Every call with valid, nearly valid and invalid input by its description; `FUZZ_CALLS` sets how many requests, and
 * `FUZZ_SEED` which ones: a run is the same each time, and another seed makes others. On a product of its own: nobody else may write while the test compares what refused calls wrote.
 */

const wanted = howMany(300, 4_000, process.env.FUZZ_CALLS);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

const document = openApiDocument({
  url: "http://localhost",
  cookieNames: { customer: "stund.customer", provider: "stund.provider" },
});
const described = callsOf(document).map((each) => ({ id: each.operation.operationId, call: each }));
const each = Math.ceil(wanted / described.length);

let app: TestApp;
let prints: Fingerprints;
let things: KnownThings;
let people: People;

beforeAll(async () => {
  app = await testApp({ name: "fuzz" });
  await app.stopWorker();
  things = await knownThings(app);
  people = new People(app.url);
  prints = new Fingerprints(app.databaseUrl);
  await prints.begin();
  // The first of a run to start a product fills the template of all with the demo data.
}, 240_000);

afterAll(async () => {
  await prints?.end();
  await app?.stop();
});

/** The fingerprints once nothing moves any more: an accepted call may have had an answer of the stand-in behind it. */
async function settled(): Promise<Map<string, string>> {
  let before = await prints.read();
  for (;;) {
    const after = await prints.read();
    if (changedTables(before, after).length === 0) return after;
    before = after;
  }
}

/** Of each call so many refused ones are made again; that is enough to see what they leave behind. */
const watched = isDeep ? 40 : Number.POSITIVE_INFINITY;

/**
 * Makes refused calls again between two looks at the database, without those that get through this time. What changed is
 * looked at once more: what a refused call writes it writes each time, a late answer to an accepted one comes once.
 */
async function tablesWrittenByRefused(outcomes: readonly FuzzOutcome[]): Promise<string[]> {
  let refused = outcomes.filter(isRefused).slice(0, watched);
  let suspected: string[] | undefined;
  for (let round = 0; round < 5; round += 1) {
    const before = await settled();
    const again = await makeAll(
      app.url,
      refused.map(({ request }) => request),
    );
    const changed = changedTables(before, await prints.read());
    refused = again.filter(isRefused);
    if (refused.length < again.length) continue;
    const written = changed.filter((table) => suspected?.includes(table) ?? true);
    if (suspected !== undefined || written.length === 0) return written;
    suspected = written;
  }
  throw new Error("Calls that were refused keep getting through");
}

describe.each(described)("$id", ({ call }) => {
  it(`answers ${each} calls as it is described to${isDeep ? ", and writes nothing for those that it refuses" : ""}`, async () => {
    const source = {
      document,
      ...things,
      cookies: await people.cookies(),
      webhookSecret: testSettings.STRIPE_WEBHOOK_SECRET,
    };
    const requests = fc.sample(requestsTo(call, source), { seed, numRuns: each });
    const outcomes = await makeAll(app.url, requests);
    const faults = outcomes.flatMap((outcome) => {
      const fault = faultOf(outcome);
      return fault === null ? [] : [`${fault} (FUZZ_SEED=${seed})\n${describeOutcome(outcome)}`];
    });
    expect(faults.slice(0, 3).join("\n\n")).toBe("");
    if (call.method === "get") return;
    if (isDeep) expect(await tablesWrittenByRefused(outcomes)).toEqual([]);
    else changing.push(...outcomes);
  }, 180_000);
});

/** What calls that change something answered; looked at together, since each look at the tables costs as much as twenty calls. */
const changing: FuzzOutcome[] = [];

it.skipIf(isDeep)(
  "no call that is refused writes anything (which one it was, the deep run tells)",
  async () => {
    expect(await tablesWrittenByRefused(changing)).toEqual([]);
  },
  180_000,
);
