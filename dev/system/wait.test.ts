import { afterEach, describe, expect, it, vi } from "vitest";
import { waitFor } from "./wait";

afterEach(() => vi.restoreAllMocks());

describe("waiting while somebody sets the clock", () => {
  const wait = { what: "the moon", timeoutMs: 30, everyMs: 1 };

  it("ends in time when the clock is put back", async () => {
    vi.spyOn(Date, "now").mockReturnValue(0);
    await expect(waitFor(() => false, wait)).rejects.toThrow("Timed out waiting for the moon");
  });

  it("is not cut short when the clock is put forward", async () => {
    vi.spyOn(Date, "now").mockReturnValueOnce(0).mockReturnValue(Number.MAX_SAFE_INTEGER);
    let asked = 0;
    const answer = () => {
      asked += 1;
      return asked === 3;
    };
    await expect(waitFor(answer, { ...wait, timeoutMs: 10_000 })).resolves.toBe(true);
  });
});
