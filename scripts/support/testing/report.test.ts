import { expect, it } from "vitest";
import { describeFailure } from "./report";

it("tells of a full disk in one line, and shows where a failure of its own happened", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    syscall: "write",
  });
  expect(describeFailure(full)).toBe("ENOSPC: no space left on device, write");
  expect(describeFailure(new Error("a slip"))).toMatch(/^Error: a slip\n +at /);
});
