import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { UserError } from "@/dev/system/UserError";

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

/** Kilobytes (1,024 bytes, compressed) and number of the scripts that the document of a page names. */
export async function scriptsOf(base: string, path: string): Promise<{ kilobytes: number; count: number }> {
  const page = await fetch(new URL(path, base));
  if (!page.ok) throw new UserError(`${path} answers ${page.status}.`);
  const addresses = [...new Set((await page.text()).match(scriptAddress) ?? [])];
  let bytes = 0;
  for (const address of addresses) bytes += (await bytesOf(new URL(address, base))).length;
  return { kilobytes: bytes / 1024, count: addresses.length };
}
