import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/scripts/support/project";

/** `stripe.refunds.create(`, over several lines too; `stripe` is what `callStripe` hands to its callback. */
const call = /\bstripe\s*\.((?:\s*\w+\s*\.)+\s*\w+)\s*\(/g;

/** The SDK's methods that the product calls, read from its sources: `checkout.sessions.create`. */
export function callsOfProduct(): string[] {
  const names = ["app", "lib", "worker"].flatMap((directory) => {
    const sources = readdirSync(join(projectRoot, directory), { recursive: true, encoding: "utf8" });
    return sources
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .flatMap((name) => [...readFileSync(join(projectRoot, directory, name), "utf8").matchAll(call)])
      .map(([, method = ""]) => method.replaceAll(/\s/g, ""));
  });
  return [...new Set(names)].toSorted();
}
