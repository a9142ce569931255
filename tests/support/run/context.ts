import { z } from "zod";

/** What one run of tests shares: one PostgreSQL with its templates, and for some suites one running product. */
const context = z.object({
  /** Of the cluster's own database, for making and dropping others. */
  clusterUrl: z.string(),
  /** The run's directory, for everything on disk. */
  directory: z.string(),
  app: z
    .object({
      url: z.string(),
      databaseUrl: z.string(),
      stripeUrl: z.string(),
      mailboxUrl: z.string(),
      /** The directory of its logs. */
      logs: z.string(),
    })
    .optional(),
});
export type TestContext = z.infer<typeof context>;
export type SharedApp = NonNullable<TestContext["app"]>;

const variable = "STUND_TEST_CONTEXT";

/** The context as environment variables, for a process that runs tests. */
export function contextVariables(value: TestContext): Record<string, string> {
  return { [variable]: JSON.stringify(value) };
}

/** The context this process was given, if it was given one. */
export function givenContext(): TestContext | undefined {
  const text = process.env[variable];
  return text === undefined ? undefined : context.parse(JSON.parse(text));
}

/** The context of the run. @throws when there is none: the suite's setup makes it. */
export function testContext(): TestContext {
  const given = givenContext();
  if (given === undefined)
    throw new Error("This test needs the suite's own setup: run it through npm run test:…");
  return given;
}

/** The product that all tests of the run share. Tests that break something start their own: `testApp`. */
export function sharedApp(): SharedApp {
  const { app } = testContext();
  if (app === undefined) throw new Error("This suite shares no running product: use testApp()");
  return app;
}
