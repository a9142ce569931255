import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { fromNewAddress } from "./tests/support/calls/addresses";
import { isDeep } from "./tests/support/depth";
import { givenContext } from "./tests/support/run/context";

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
const args = process.env.PLAYWRIGHT_CHROMIUM_ARGS?.split(" ");

/**
 * Titles with `@deep` are of the deep run alone: geometry at every size, and what differs little from a test that always
 * runs.
 */
const leftOut = (screen: string) => (isDeep ? new RegExp(screen) : new RegExp(`${screen}|@deep`));

/**
 * Run by `npm run test:e2e`, which starts the product and finds the browser. Two screens: a desktop,
 * and a phone that is touched; a test for only one of them carries the tag @desktop or @phone. Which
 * languages and screens a test is run in: tests/support/pages/languages.ts.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // One more than two cores need, since each test waits now and then: for mails, jobs and what is polled.
  workers: Math.max(3, availableParallelism()),
  forbidOnly: process.env.CI !== undefined,
  // Four times what the longest takes on a machine that does nothing else.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: givenContext()?.app?.url ?? "http://localhost:8081",
    // Read anew by each worker.
    extraHTTPHeaders: fromNewAddress(),
    locale: "sv-SE",
    // What is pressed stands still at once. The deep run has all motion, and so has a test whose subject it is.
    contextOptions: { reducedMotion: isDeep ? "no-preference" : "reduce" },
    timezoneId: "Europe/Stockholm",
    // Every test is recorded, since none is tried twice. Steps, console and errors cost nothing; filming the page and
    // keeping its documents would make the whole run half as long again. `--trace on` does, for one test.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      ...(args === undefined ? {} : { args }),
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: leftOut("@phone"),
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: leftOut("@desktop"),
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
