import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { runProgram } from "./runProgram";

const folder = mkdtempSync(join(tmpdir(), "program-"));

function programOf(source: string): string {
  const path = join(folder, `${source.length}.mjs`);
  writeFileSync(path, source);
  return relative(process.cwd(), path);
}

const limits = { withinMs: 10_000, mostMegabytes: 64, mostAnswerBytes: 100_000 };

it("answers what a program made of its input, in the zone that it was given and without our settings", async () => {
  const program = programOf(`
    import { text } from "node:stream/consumers";
    const { TZ, DATABASE_URL } = process.env;
    process.stdout.write(JSON.stringify({ TZ, DATABASE_URL, read: await text(process.stdin) }));`);
  expect(await runProgram(program, "åäö", { ...limits, timeZone: "Asia/Tokyo" })).toEqual({
    TZ: "Asia/Tokyo",
    read: "åäö",
  });
});

// On the thread of the requests, this test would never end.
it("kills a program that does not end, and goes on meanwhile", async () => {
  const ended = runProgram(programOf("for (;;) {}"), "", { ...limits, withinMs: 200 }).then(() => "ended");
  const next = new Promise<string>((resolve) => setImmediate(() => resolve("went on")));
  expect(await Promise.race([ended, next])).toBe("went on");
  expect(await ended).toBe("ended");
});

it.each([
  ["takes more memory", "const all = []; for (;;) all.push(Array.from({ length: 10_000 }, () => ({})));"],
  ["answers more than is read", "process.stdout.write(JSON.stringify('x'.repeat(200_000)));"],
  ["throws", "throw new Error('broken')"],
  ["answers no JSON", "process.stdout.write('{')"],
])("answers nothing for a program that %s", async (_what, source) => {
  expect(await runProgram(programOf(source), "", limits)).toBeNull();
});
