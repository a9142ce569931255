import { join } from "node:path";
import { isDeep } from "../../../tests/support/depth";
import { programOf } from "../programs";

/** One run of one test runner. */
export interface Suite {
  /** As it is asked for on the command line. */
  group: "unit" | "component" | "stripe" | "integration" | "api" | "e2e" | "faults";
  title: string;
  runner: "vitest" | "playwright" | "faults";
  /** Of vitest.config.ts; the group's name when left out. */
  project?: string;
  env: Record<string, string>;
  /** `app` is a running product of the suite's own; `build` is everything but that. */
  needs: "nothing" | "browser" | "database" | "build" | "app";
}

const utc = { TZ: "UTC" };

/**
 * All suites. Those of a lane run one after the other, and the lanes at the same time. They take about as long as each other:
 * in the second are the faults, which wait for kills and outages, and the component tests, which share one page. The
 * unit tests run in a time zone that is neither the product's nor the servers', so that whatever depends on the machine's own
 * fails.
 */
export const lanes: readonly (readonly Suite[])[] = [
  [
    {
      group: "unit",
      title: "unit",
      runner: "vitest",
      project: "unit*",
      env: { TZ: "Pacific/Auckland" },
      needs: "nothing",
    },
    {
      group: "integration",
      title: "integration",
      runner: "vitest",
      project: "integration*",
      env: utc,
      needs: "database",
    },
    { group: "e2e", title: "browser", runner: "playwright", env: utc, needs: "app" },
  ],
  [
    {
      group: "api",
      title: "API, own products",
      runner: "vitest",
      project: "own-products",
      env: utc,
      needs: "build",
    },
    // Brings its own installations, of the same build, with the true time.
    {
      group: "faults",
      title: "faults",
      runner: "faults",
      env: { ...utc, TEST_CLOCK_OFFSET_MS: "0" },
      needs: "build",
    },
    { group: "api", title: "API", runner: "vitest", project: "api*", env: utc, needs: "app" },
    // The words of both languages and the styles, in the browser, without the product.
    {
      group: "component",
      title: "component",
      runner: "vitest",
      // React's production build takes a third less of the processor. Its development build, in the deep run, also warns of a
      // missing key, of a tag where HTML allows none, and of a state that is set while rendering.
      env: isDeep ? utc : { ...utc, NODE_ENV: "production" },
      needs: "browser",
    },
    // Stripe's stand-in and, by STRIPE_TEST_KEY alone, Stripe itself.
    { group: "stripe", title: "Stripe", runner: "vitest", env: utc, needs: "nothing" },
  ],
];

/** Parameters of Node that run a suite, writing its result to a file as well as to the terminal. */
export function argumentsOf(suite: Suite, root: string, report: string, filters: string[]): string[] {
  if (suite.runner === "faults") {
    const script = join(root, "scripts", "faults.ts");
    return [
      "--conditions=react-server",
      "--import",
      "tsx",
      script,
      // The deep run makes the whole history instead.
      ...(isDeep ? [] : ["--short"]),
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
  // A file that is named may be none of this suite, but one of another that runs at the same time.
  const chosen = filters.length === 0 ? [] : ["--passWithNoTests", ...filters];
  return [programOf("vitest"), "run", "--project", suite.project ?? suite.group, ...reporters, ...chosen];
}
