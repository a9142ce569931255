import { randomUUID } from "node:crypto";
import { copyDatabase, dropDatabase, ensureDatabase } from "@/dev/postgres/databases";
import { moveDatabaseClock } from "../clock/databaseClock";
import type { TestContext } from "./context";
import { ensureSeededTemplate } from "./seededTemplate";
import { templates } from "./templates";

export interface TestDatabase {
  url: string;
  /** Removes it, cutting off whoever is still connected. */
  drop(): Promise<void>;
}

/** A new database of the run's PostgreSQL, as its template is; with a name, in place of the one that had it. */
export async function createTestDatabase(
  context: TestContext,
  template: keyof typeof templates,
  name = freshName(),
): Promise<TestDatabase> {
  const { clusterUrl } = context;
  if (template === "seeded") await ensureSeededTemplate(context);
  await dropDatabase(clusterUrl, name);
  await copyDatabase(clusterUrl, name, templates[template]);
  return testDatabaseNamed(clusterUrl, name);
}

/** A new database with nothing in it, for tests of the migrations themselves. */
export async function createBlankDatabase(clusterUrl: string): Promise<TestDatabase> {
  const name = freshName();
  await ensureDatabase(clusterUrl, name);
  const database = testDatabaseNamed(clusterUrl, name);
  await moveDatabaseClock(database.url);
  return database;
}

export function freshName(): string {
  return `test_${randomUUID().replaceAll("-", "")}`;
}

function testDatabaseNamed(clusterUrl: string, name: string): TestDatabase {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(clusterUrl, name) };
}
