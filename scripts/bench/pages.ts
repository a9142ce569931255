/**
 * How many times a second a running product answers with a page, cached or rendered. Run:
 * `npm run bench -- pages http://localhost:8081 /customer /customer/services`.
 */
import { Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { UserError } from "@/dev/system/UserError";
import { table } from "@/scripts/support/table";
import { runMain } from "@/scripts/support/testing/report";

const clients = 8;
const warmUps = 50;
const secondsEach = 8;

const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Asks once, and returns how long the whole answer took, in milliseconds. */
function ask(url: URL): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      buffer(response).then(() => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new UserError(`${url} answers ${response.statusCode}.`));
      }, reject);
    }).once("error", reject);
  });
}

async function measure(url: URL): Promise<string[]> {
  for (let count = 0; count < warmUps; count += 1) await ask(url);
  const times: number[] = [];
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() - startedAt < secondsEach * 1000) times.push(await ask(url));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(1)} ms`;
  return [url.pathname, `${Math.round(times.length / seconds)} a second`, at(0.5), at(0.95)];
}

await runMain(async () => {
  const [base, ...paths] = process.argv.slice(2);
  if (base === undefined || paths.length === 0)
    throw new UserError("Say where the product runs, and which pages to ask for.");
  const rows: string[][] = [];
  for (const path of paths) rows.push(await measure(new URL(path, base)));
  agent.destroy();
  console.log(table([["page", "answers", "median", "95 %"], ...rows]));
  return 0;
});
