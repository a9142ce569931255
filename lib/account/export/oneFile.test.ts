import { describe, expect, it } from "vitest";
import { oneFile } from "./oneFile";

async function* pieces() {
  yield "one";
  yield "two";
}

const fileOf = (userId: string, nowMs: number) => oneFile(userId, nowMs, async () => pieces());

async function read(file: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const piece of file) text += piece;
  return text;
}

describe("oneFile", () => {
  it("refuses a second file of an account until the first is read, left, failed or two minutes old", async () => {
    const first = await fileOf("a", 0);
    await expect(fileOf("a", 1_000)).rejects.toThrow("file_in_work");
    expect(await read(await fileOf("b", 1_000))).toBe("onetwo");
    expect(await read(first)).toBe("onetwo");
    const left = await fileOf("a", 2_000);
    await left.next();
    await left.return(undefined);
    const failed = oneFile("a", 3_000, () => Promise.reject(new Error("broken")));
    await expect(failed).rejects.toThrow("broken");
    await fileOf("a", 4_000);
    await expect(fileOf("a", 123_000)).rejects.toThrow("file_in_work");
    expect(await read(await fileOf("a", 124_000))).toBe("onetwo");
  });
});
