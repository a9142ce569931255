import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { Ledger } from "./processLedger";

it("a list of processes that cannot be written is reported, and ends nothing", () => {
  const directory = mkdtempSync(join(tmpdir(), "stund-ledger-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, "file"), "");
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ledger = new Ledger(join(directory, "file", "processes"));
  ledger.add(process.pid);
  ledger.remove(process.pid);
  expect(reported).toHaveBeenCalledTimes(2);
});
