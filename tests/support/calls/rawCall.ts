import { request } from "node:http";
import { fromNewAddress } from "./addresses";

type RawCall = { method: string; path: string; headers: Record<string, string>; body: string | Uint8Array };

/** A call with a `Host` or a `Transfer-Encoding` of the caller's choosing, which `fetch` does not allow. */
export function rawCall(
  { hostname, port }: URL,
  { method, path, headers, body }: RawCall,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers: { ...fromNewAddress(), ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString("utf8") }),
        );
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}
