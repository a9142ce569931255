import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { waitFor } from "@/dev/system/wait";
import { sharedApp } from "./context";

export type LogLine = Record<string, unknown>;

const file = () => join(sharedApp().logs, "server.log");

/** Where the shared server's log ends now. */
export const endOfLog = (): number => statSync(file()).size;

/** What it wrote since then, each line as it stands in the file. */
export function linesSince(start: number): string[] {
  return readFileSync(file()).subarray(start).toString("utf8").split("\n").filter(Boolean);
}

/** The parsed line; null for a line that is not JSON. */
export function parseLine(line: string): LogLine | null {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

/** The lines about an event since then, as soon as there is one that has these values, this one last. */
export function eventSince(start: number, wanted: LogLine): Promise<LogLine> {
  const find = () =>
    linesSince(start)
      .map(parseLine)
      .find((line) => line !== null && Object.entries(wanted).every(([name, value]) => line[name] === value));
  return waitFor(() => find() ?? undefined, {
    what: `the line ${JSON.stringify(wanted)}`,
    timeoutMs: 10_000,
  });
}
