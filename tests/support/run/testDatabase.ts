import { afterAll } from "vitest";
import { disconnect } from "@/lib/db/client";
import { testContext } from "./context";
import { createTestDatabase } from "./databases";
import type { templates } from "./templates";

/**
 * A database for the calling test file alone: with the demo data, or only migrated. `lib/db`
 * connects to it from then on, and it is dropped after the file's last test. Call it at the top of
 * the file, before anything asks for a connection. Returns its URL.
 */
export async function testDatabase(template: keyof typeof templates = "seeded"): Promise<string> {
  const { url, drop } = await createTestDatabase(testContext(), template);
  process.env.DATABASE_URL = url;
  afterAll(async () => {
    await disconnect();
    await drop();
  });
  return url;
}
