import { spawn } from "node:child_process";
import { programOf } from "./support/programs";
import { projectRoot } from "./support/project";
import { table } from "./support/table";
import { runMain } from "./support/testing/report";

interface Check {
  name: string;
  /** Run one after the other. */
  steps: readonly Step[];
}

/** A program of an installed package (`name program`, or one name for both), and its parameters. */
type Step = readonly [program: string, ...parameters: string[]];

const checks: readonly Check[] = [
  {
    name: "types",
    // The types of routes and of messages are generated; a fresh clone has none yet.
    steps: [
      ["next", "typegen"],
      // Keeps what it found, so that the next run looks only at what changed: 6 instead of 57 seconds of processor.
      [
        "typescript tsc",
        "--noEmit",
        "--incremental",
        "--tsBuildInfoFile",
        "node_modules/.cache/tsc.tsbuildinfo",
      ],
    ],
  },
  { name: "format and lint", steps: [["@biomejs/biome biome", "check", "--error-on-warnings"]] },
  {
    name: "import order",
    steps: [
      [
        "dependency-cruiser",
        ...[
          "app",
          "components",
          "lib",
          "dev",
          "scripts",
          "worker",
          "prisma",
          "tests",
          "middleware.ts",
          "instrumentation.ts",
          "next.config.ts",
        ],
      ],
    ],
  },
  { name: "dead code", steps: [["knip", "--no-progress"]] },
  { name: "unit tests", steps: [["vitest", "run", "--project", "unit*"]] },
];

/** `npm run validate`: everything that can be said of the sources without running the product. */
await runMain(async () => {
  process.chdir(projectRoot);
  const results: Result[] = [];
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await run(check);
      results.push(result);
      if (!result.passed) console.log(`── ${check.name} ──\n${result.output.trim()}\n`);
    }
  };
  await Promise.all([work(), work()]);
  console.log(
    table(results.map(({ name, passed, seconds }) => [passed ? "✓" : "✗", name, `${seconds.toFixed(1)} s`])),
  );
  return results.every(({ passed }) => passed) ? 0 : 1;
});

interface Result {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

async function run({ name, steps }: Check): Promise<Result> {
  const startedAt = performance.now();
  let output = "";
  let passed = true;
  for (const [program, ...parameters] of steps) {
    if (passed) passed = await succeeds(program, parameters, (text) => (output += text));
  }
  return { name, passed, output, seconds: (performance.now() - startedAt) / 1000 };
}

function succeeds(program: string, parameters: string[], write: (text: string) => void): Promise<boolean> {
  const [name = "", own] = program.split(" ");
  const child = spawn(process.execPath, [programOf(name, own), ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TZ: "UTC", NEXT_TELEMETRY_DISABLED: "1" },
  });
  child.stdout.setEncoding("utf8").on("data", write);
  child.stderr.setEncoding("utf8").on("data", write);
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}
