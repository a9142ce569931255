/**
 * How much JavaScript a page of a running product brings with it, compressed: the scripts that its document names, and not
 * what is loaded when it is asked for. A second address is compared with the first, page by page. Run:
 * `npm run bench -- javascript http://localhost:8081 /customer /customer/services [--against http://localhost:8082]`.
 */
import { parseArgs } from "node:util";
import { UserError } from "@/dev/system/UserError";
import { scriptsOf } from "@/scripts/support/pageScripts";
import { table } from "@/scripts/support/table";
import { runMain } from "@/scripts/support/testing/report";

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
