import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "../../dev/system/lock";
import { UserError } from "../../dev/system/UserError";
import { waitFor } from "../../dev/system/wait";
import { fingerprintOfInputs } from "./buildInputs";
import type { Supervisor } from "./launch/supervisor";
import { programOf } from "./programs";
import { projectRoot } from "./project";

/** Where `next build` writes, and `next start` reads. */
const buildDirectory = join(projectRoot, ".next");
const stampFile = join(buildDirectory, "stund-build");
const lockFile = join(projectRoot, "node_modules", ".cache", "stund", "build.lock");

export interface BuildOptions {
  supervisor: Supervisor;
  /** Told before a build begins; not at all when the last one still stands. */
  onBuild: () => void;
  signal?: AbortSignal;
}

/**
 * Makes the production build unless the last one was made of the very same files and settings. Two
 * that need one at the same time make one: the second waits.
 */
export async function ensureBuild({ supervisor, onBuild, signal }: BuildOptions): Promise<void> {
  const wanted = fingerprintOfInputs(projectRoot, process.env);
  if (lastBuild() === wanted) return;
  onBuild();
  const release = await waitForLock(signal);
  try {
    if (lastBuild() === wanted) return;
    // Until it is whole again there is no build: a broken-off one must not be started.
    rmSync(stampFile, { force: true });
    await supervisor.run(
      step("prisma-generate", "Generating the database client", "prisma", "generate"),
      signal,
    );
    await supervisor.run(step("build", "The build", "next", "build"), signal);
    writeFileSync(stampFile, wanted);
  } finally {
    release();
  }
}

function step(name: string, title: string, program: string, command: string) {
  return {
    name,
    title,
    parameters: [programOf(program), command],
    // Pages made by a build are kept: the clock of the tests stays out of them.
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", TEST_CLOCK_OFFSET_MS: "0" },
  };
}

function lastBuild(): string | undefined {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return undefined;
  }
}

function waitForLock(signal: AbortSignal | undefined): Promise<() => void> {
  const attempt = () => {
    try {
      return takeLock(lockFile, () => "another build is running");
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  };
  return waitFor(attempt, {
    what: "another build of this project to end",
    timeoutMs: 15 * 60_000,
    everyMs: 250,
    ...(signal === undefined ? {} : { signal }),
  });
}
