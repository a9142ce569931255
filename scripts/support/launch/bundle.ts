import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { identify } from "../../../dev/system/processIdentity";
import { projectRoot } from "../project";

/** The programs that run beside the web server, by the files that they begin with. */
const programs = {
  safeOutput: "scripts/support/launch/safeOutput.ts",
  worker: "worker/main.ts",
  stripe: "dev/stripe/main.ts",
  mailbox: "dev/mailbox/main.ts",
  seed: "prisma/seed/main.ts",
};

/** Below the project, where the packages are found; a directory for each process that starts programs. */
const directory = join(projectRoot, "node_modules", ".cache", "stund", "programs");

let bundled: string | undefined;

/**
 * Parameters of Node for one of the programs, resolving modules as the server does. It runs from one file, since compiling
 * and reading its sources one by one takes four times the processor time of its start.
 */
export function program(name: Exclude<keyof typeof programs, "safeOutput">): string[] {
  bundled ??= bundle();
  const [safeOutput, main] = [join(bundled, "safeOutput.js"), join(bundled, `${name}.js`)];
  return ["--enable-source-maps", "--conditions=react-server", "--import", safeOutput, main];
}

/** Bundles all of them into a directory that lasts as long as this process, which may start them again. */
function bundle(): string {
  removeLeftovers();
  const own = join(directory, String(process.pid));
  buildSync({
    absWorkingDir: projectRoot,
    entryPoints: programs,
    outdir: own,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    conditions: ["react-server"],
    sourcemap: "linked",
    logLevel: "error",
  });
  process.once("exit", () => rmSync(own, { recursive: true, force: true }));
  return own;
}

/** Removes what processes left that were killed. */
function removeLeftovers(): void {
  mkdirSync(directory, { recursive: true });
  for (const pid of readdirSync(directory)) {
    if (identify(Number(pid)) === undefined) rmSync(join(directory, pid), { recursive: true, force: true });
  }
}
