import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** `server-only` resolves to nothing under this condition, as it does in the server's own bundle. */
const conditions = ["react-server", "node"];

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) }, conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "*.test.ts",
            "{lib,components,app,messages,dev,scripts,worker,prisma}/**/*.test.{ts,tsx}",
          ],
          testTimeout: 30_000,
          // It names files of next without their ending, as bundlers read them.
          server: { deps: { inline: ["next-intl"] } },
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/setupDatabases.ts",
          // Each process opens up to sixteen connections, and the run's PostgreSQL takes 120, however many cores there are.
          maxWorkers: Math.min(6, Math.max(2, availableParallelism() - 1)),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: "tests/support/setupApp.ts",
          // One file after the other, on machines with many cores too: they share one product, whose whole directory,
          // totals and ratings some of them compare, while others add to it.
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
