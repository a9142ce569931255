import { join } from "node:path";
import { programOf } from "../programs";

/** One run of one test runner. */
export interface Suite {
  /** As it is asked for on the command line. */
  group: "unit" | "stripe" | "integration" | "api" | "e2e" | "faults";
  title: string;
  runner: "vitest" | "playwright" | "faults";
  env: Record<string, string>;
  needs: "nothing" | "database" | "app";
}

/**
 * All suites, in the order they run: what breaks soonest and cheapest comes first. The unit tests run in a time zone
 * that is neither the product's nor the servers', so that whatever depends on the machine's own fails.
 */
export const suites: readonly Suite[] = [
  { group: "unit", title: "unit", runner: "vitest", env: { TZ: "Pacific/Auckland" }, needs: "nothing" },
  // Stripe's stand-in and, by STRIPE_TEST_KEY alone, Stripe itself.
  { group: "stripe", title: "Stripe", runner: "vitest", env: { TZ: "UTC" }, needs: "nothing" },
  { group: "integration", title: "integration", runner: "vitest", env: { TZ: "UTC" }, needs: "database" },
  { group: "api", title: "API", runner: "vitest", env: { TZ: "UTC" }, needs: "app" },
  { group: "e2e", title: "browser", runner: "playwright", env: { TZ: "UTC" }, needs: "app" },
  // Brings its own installations, of the same build.
  { group: "faults", title: "faults", runner: "faults", env: { TZ: "UTC" }, needs: "nothing" },
];

/** Parameters of Node that run a suite, writing its result to a file as well as to the terminal. */
export function parametersOf(suite: Suite, root: string, report: string, filters: string[]): string[] {
  if (suite.runner === "faults") {
    const script = join(root, "scripts", "faults.ts");
    return [
      "--conditions=react-server",
      "--import",
      "tsx",
      script,
      "--short",
      "--report",
      report,
      ...filters,
    ];
  }
  if (suite.runner === "playwright") {
    const cli = programOf("@playwright/test", "playwright");
    return [cli, "test", "--reporter=list,json", ...filters];
  }
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  // The projects of vitest.config.ts are named after their suites; the unit tests are two.
  return [programOf("vitest"), "run", "--project", `${suite.group}*`, ...reporters, ...filters];
}
