import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { readJournal } from "./readJournal";
import { start } from "./testing";
import { dataFile } from "./testSupport";

it("reads the rows of a stand-in that runs, and of one that was killed, and leaves its journal as it is", async () => {
  const data = dataFile();
  const running = await start({ data });
  onTestFinished(async () => void (await running.stop()));
  const { id } = await running.stripe.customers.create({ name: "Anna Lind" });
  const written = readFileSync(data, "utf8");
  const customers = () => readJournal(data, (rows) => rows.all("customer").map((row) => row.id));
  expect(customers()).toEqual([id]);
  await running.stop("SIGKILL");
  expect(customers()).toEqual([id]);
  expect(readFileSync(data, "utf8")).toBe(written);
});
