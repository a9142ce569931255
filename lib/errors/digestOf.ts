/** By which Next writes an error of the server in the log: the reference for support. Null for an error of the browser's own. */
export function digestOf(error: unknown): string | null {
  return error instanceof Error && "digest" in error && typeof error.digest === "string"
    ? error.digest
    : null;
}
