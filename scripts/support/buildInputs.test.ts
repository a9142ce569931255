import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprintOfInputs } from "./buildInputs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stund-fingerprint-"));
  put("app/page.tsx", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

describe("fingerprint", () => {
  it.each<[string, () => void]>([
    ["a source is edited", () => put("app/page.tsx", "two")],
    ["a source is added", () => put("lib/deep/down/rule.ts", "")],
    ["a source is removed", () => rmSync(join(root, "app/page.tsx"))],
    ["a package is updated", () => put("package-lock.json", "{}")],
    ["a policy is edited", () => put("content/policies/customer/sv/terms.json", "{}")],
    ["what runs when a server starts is edited", () => put("instrumentation.ts", "")],
    ["the data model changes", () => put("prisma/schema/base.prisma", "model A {}")],
  ])("is another when %s", (_what, change) => {
    const before = fingerprintOfInputs(root, {});
    change();
    expect(fingerprintOfInputs(root, {})).not.toBe(before);
  });

  it("is another when text moves from one file to the next", () => {
    const before = fingerprintOfInputs(root, {});
    put("app/page.tsx", "on");
    put("app/page2.tsx", "e");
    expect(fingerprintOfInputs(root, {})).not.toBe(before);
  });

  it.each<[string, () => void]>([
    ["nothing changes", () => {}],
    ["a test is edited", () => put("lib/rule.test.ts", "")],
    ["the generated client is written", () => put("lib/db/generated/client.ts", "")],
    ["something that is not built is edited", () => put("docs/operations.md", "")],
  ])("is the same when %s", (_what, change) => {
    const before = fingerprintOfInputs(root, {});
    change();
    expect(fingerprintOfInputs(root, {})).toBe(before);
  });

  it("takes in the settings that a build does, and no others", () => {
    const before = fingerprintOfInputs(root, {});
    expect(fingerprintOfInputs(root, { PORT: "9", DATABASE_URL: "x" })).toBe(before);
    expect(fingerprintOfInputs(root, { CUSTOMER_BASE_PATH: "/" })).not.toBe(before);
  });
});
