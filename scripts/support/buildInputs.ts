import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything a build is made of. A change of anything else needs no new build. */
const inputs = [
  "app",
  "components",
  "lib",
  "messages",
  "content",
  "public",
  "prisma/schema",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/** Settings that a build takes in for good; all others are read when the server starts. */
const settings = /^(NEXT_PUBLIC_\w+|CUSTOMER_BASE_PATH)$/;

const leftOut = /(\.test\.tsx?|(^|\/)lib\/db\/generated)$/;

/** A fingerprint of what `next build` would read: the same fingerprint, the same build. */
export function fingerprintOfInputs(root: string, env: Record<string, string | undefined>): string {
  const hash = createHash("sha256").update(process.version);
  for (const input of inputs) {
    for (const path of filesOf(root, input)) {
      hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
    }
  }
  for (const name of Object.keys(env)
    .filter((key) => settings.test(key))
    .sort()) {
    hash.update(`\0${name}=${env[name] ?? ""}`);
  }
  return hash.digest("hex");
}

function filesOf(root: string, path: string): string[] {
  if (leftOut.test(path)) return [];
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}
