import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isDeep } from "./tests/support/depth";

const root = fileURLToPath(new URL(".", import.meta.url));

/** `server-only` resolves to nothing under this condition, as it does in the server's own bundle. */
const conditions = ["react-server", "node"];

/** Files that wait longer than they work, the longest first: begun last, they alone would lengthen the run. */
const waiting = ["system/longJobs", "system/workerProcess", "payments/hangingStripe"].map(
  (name) => `integration/${name}.test.ts`,
);

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = waiting.findIndex((file) => moduleId.endsWith(file));
      return found < 0 ? waiting.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Unit tests that change what a process has one of: its settings, its modules, its clock or its globals. */
const changingTheProcess = [
  "middleware.test.ts",
  "components/identity/passkeys/browserPasskeys.test.ts",
  "lib/api/{client,prefixes}.test.ts",
  "lib/geo/geocoder.test.ts",
  "lib/identity/pseudonym.test.ts",
  "lib/identity/sessions/*.test.ts",
  "lib/log/console.test.ts",
  "lib/paths.test.ts",
  "components/{business/bookings/grid/live/repeating,directory/favourites/favouriteStore,directory/suggest/recentSearches,form/keptValues}.test.ts",
];

/**
 * API tests that nothing else may run beside: they compare a whole directory, page through what belongs to a business of
 * the demo data, count lines of the log, or have the stand-in hang or hold back its webhooks for everybody.
 */
const alone = [
  "tests/api/account/customers.test.ts",
  "tests/api/billing/commissionByPlan.test.ts",
  "tests/api/bookings/providerBookings.test.ts",
  "tests/api/business/ownSettings.test.ts",
  "tests/api/catalogue/services.test.ts",
  "tests/api/checkout/hangingStripe.test.ts",
  "tests/api/identity/takeover.test.ts",
  "tests/api/providers/providers.test.ts",
  "tests/api/reviews/{ownReviews,reviews}.test.ts",
  "tests/api/system/{pages,pageTexts,securityEvents,serverLog}.test.ts",
];

/** API tests on products of their own alone. */
const ownProducts = ["tests/api/system/{databaseAway,fuzz}.test.ts"];

const unit = {
  // As many as there are cores: by itself the runner leaves one of them idle, half of a machine with two.
  maxWorkers: availableParallelism(),
  testTimeout: 30_000,
  // It names files of next without their ending, as bundlers read them.
  server: { deps: { inline: ["next-intl"] } },
};

const onDatabases = {
  globalSetup: "tests/support/run/setupDatabases.ts",
  // One more than there are cores, since some files wait for clocks. Each process opens up to sixteen connections,
  // and the run's PostgreSQL takes 300, however many cores there are.
  maxWorkers: Math.min(6, availableParallelism() + 1),
  // Four times what the longest takes on a machine that does nothing else.
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

const integrationFiles = globSync("tests/integration/**/*.test.ts", { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

/** Integration tests that share process and database: tests/support/run/testDatabase.ts says which can. */
const onSharedDatabase = integrationFiles.filter(({ text }) => text.includes("await sharedDatabase()"));
const filesOf = (files: typeof integrationFiles) => files.map(({ file }) => file);

/** Those with a copy of the demo data each, one after the other under one name, which the files of a process share. */
const onDemoData = integrationFiles.filter(({ text }) => text.includes('await testDatabase("seeded")'));

/** Those with a Stripe stand-in, whose address a process keeps. The others find none. */
const hasStripe = ({ text }: (typeof integrationFiles)[number]) => text.includes("await ownStripe(");

/** Packages of client components. Vite discovers no others, since it reloads the page for one that it finds while tests run. */
const inBrowser = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "next/dynamic",
  "next/offline",
  "use-intl",
  "use-intl/core",
  "use-intl/format-message",
  "use-intl/react",
  "@radix-ui/react-alert-dialog",
  "@radix-ui/react-dialog",
  "@radix-ui/react-dropdown-menu",
  "@radix-ui/react-popover",
  "@radix-ui/react-select",
  "@radix-ui/react-slot",
  "@radix-ui/react-tabs",
  "@radix-ui/react-tooltip",
  "@stripe/stripe-js/pure",
  "axe-core",
  "clsx",
  "date-fns/getISODay",
  "date-fns-tz",
  "libphonenumber-js/min",
  "lucide-react",
  "react-day-picker",
  "react-day-picker/locale/en-GB",
  "react-day-picker/locale/sv",
  "sonner",
  "uqr",
  "zod",
];

const inComponents = (name: string) => join(root, "tests/support/components", name);

const components = {
  resolve: {
    alias: [
      // In place of what only a server, or Next's own bundler, has.
      { find: "server-only", replacement: inComponents("nothing.ts") },
      { find: "next/navigation", replacement: inComponents("navigation.ts") },
      { find: "next/link", replacement: inComponents("Link.tsx") },
      { find: /^@\//, replacement: root },
    ],
  },
  define: { "process.env.CUSTOMER_BASE_PATH": '"/customer"' },
  // next-intl imports what is replaced above.
  optimizeDeps: { include: inBrowser, exclude: ["next-intl"], noDiscovery: true },
};

const { PLAYWRIGHT_CHROMIUM_PATH: executablePath, PLAYWRIGHT_CHROMIUM_ARGS: args } = process.env;

const browser = playwright({
  launchOptions: { ...(executablePath && { executablePath }), ...(args && { args: args.split(" ") }) },
  contextOptions: { locale: "sv-SE", timezoneId: "Europe/Stockholm", reducedMotion: "reduce" },
  actionTimeout: 10_000,
});

const overHttp = { testTimeout: 60_000, hookTimeout: 120_000 };
const onSharedProduct = { ...overHttp, globalSetup: "tests/support/run/setupApp.ts" };

export default defineConfig({
  resolve: { alias: { "@": root }, conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: "node",
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "*.test.ts",
            "{lib,components,app,messages,dev,scripts,worker,prisma}/**/*.test.{ts,tsx}",
          ],
          exclude: ["dev/stripe/**", ...changingTheProcess],
          ...unit,
          // Reading the modules anew for each file costs as much as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "unit-isolated", include: changingTheProcess, ...unit },
      },
      {
        ...components,
        // The others resolve modules as the server does.
        extends: false,
        test: {
          name: "component",
          include: ["{app,components}/**/*.ctest.tsx"],
          setupFiles: inComponents("setup.ts"),
          provide: {
            clockOffsetMs: Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0),
            isDeep,
          },
          testTimeout: 30_000,
          // One page for all files: reading the modules anew for each costs more than its tests.
          isolate: false,
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browser,
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        extends: true,
        // Neither process nor database for each file: half the time of these files goes into those.
        test: {
          ...onDatabases,
          name: "integration-shared",
          include: filesOf(onSharedDatabase.filter((file) => !hasStripe(file))),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabases,
          name: "integration-stripe",
          include: filesOf(onSharedDatabase.filter(hasStripe)),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabases,
          name: "integration-demo-data",
          include: filesOf(onDemoData),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabases,
          name: "integration-own",
          include: ["tests/integration/**/*.test.ts"],
          exclude: filesOf([...onSharedDatabase, ...onDemoData]),
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          exclude: [...alone, ...ownProducts],
          ...onSharedProduct,
          // At most four, however many cores there are: tests/support/calls/checkout.ts has so many shares of the demo
          // data.
          maxWorkers: Math.min(4, availableParallelism()),
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "api-alone",
          include: alone,
          ...onSharedProduct,
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "own-products",
          include: ownProducts,
          ...overHttp,
          globalSetup: "tests/support/run/setupBuild.ts",
          // Each has a whole installation running, and scripts/support/testing/suites.ts runs them beside the others.
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: "stripe",
          include: ["{dev,tests}/stripe/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
