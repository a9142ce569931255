import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

/**
 * Stands for an e-mail or network address in the log: the same text has the same one, and without `APP_SECRET` nobody
 * can try addresses until one fits. 96 bits, written in 16 characters.
 */
export function pseudonym(kind: "email" | "network", text: string): string {
  return createHmac("sha256", env().APP_SECRET)
    .update(`log:${kind}:${text}`)
    .digest("base64url")
    .slice(0, 16);
}
