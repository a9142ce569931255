/**
 * How much JavaScript a page of a running product brings with it, compressed: the scripts that its document names, and not
 * what is loaded when it is asked for. A second address is compared with the first, page by page. Run:
 * `npm run bench:javascript -- http://localhost:8081 /customer /customer/services [--against http://localhost:8082]`.
 */
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { UserError } from "@/dev/system/UserError";
import { table } from "@/scripts/support/table";
import { runMain } from "@/scripts/support/testing/report";

const scriptAddress = /\/_next\/static\/[\w./~-]+?\.js/g;

/** The bytes that are sent for an address, compressed where the server compresses. */
function bytesOf(url: URL): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
      if (response.statusCode !== 200) reject(new UserError(`${url} answers ${response.statusCode}.`));
      else buffer(response).then(resolve, reject);
    });
    request.once("error", reject);
  });
}

/** Kilobytes (1,024 bytes) and number of the scripts of a page. */
async function scriptsOf(base: string, path: string): Promise<{ kilobytes: number; count: number }> {
  const page = await fetch(new URL(path, base));
  if (!page.ok) throw new UserError(`${path} answers ${page.status}.`);
  const addresses = [...new Set((await page.text()).match(scriptAddress) ?? [])];
  let bytes = 0;
  for (const address of addresses) bytes += (await bytesOf(new URL(address, base))).length;
  return { kilobytes: bytes / 1024, count: addresses.length };
}

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: "string" } },
  });
  const [base, ...paths] = positionals;
  if (base === undefined || paths.length === 0)
    throw new UserError("Say where the product runs, and which pages to ask for.");
  const rows: string[][] = [];
  for (const path of paths) {
    const { kilobytes, count } = await scriptsOf(base, path);
    const row = [path, `${kilobytes.toFixed(1)} KB`, String(count)];
    if (values.against !== undefined) {
      const other = await scriptsOf(values.against, path);
      row.push(`${other.kilobytes.toFixed(1)} KB`, `${(kilobytes / other.kilobytes).toFixed(2)}`);
    }
    rows.push(row);
  }
  const compared = values.against === undefined ? [] : ["other", "ratio"];
  console.log(table([["page", "scripts", "files", ...compared], ...rows]));
  return 0;
});
