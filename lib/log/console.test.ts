import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

/** The lines that a process logs which redirects its console and then runs the code. */
async function linesOf(code: string): Promise<Record<string, unknown>[]> {
  const program = `import { logConsole } from "./lib/log/console"; logConsole(); ${code}`;
  const parameters = [
    "--conditions=react-server",
    "--import",
    "tsx",
    "--input-type=module",
    "--eval",
    program,
  ];
  const env = { ...process.env, NODE_NO_WARNINGS: "", LOG_LEVEL: "debug" };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, parameters, { env });
  expect(stderr).toBe("");
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe("logConsole", () => {
  it("writes each entry as one line, whatever characters it has, with the level of its method", async () => {
    const lines = await linesOf(`
      console.error("upstream image response failed for", '\\n{"level":"info","forged":true}', 400);
      console.warn(new Error("two\\nlines"));
      console.log("\\u001b[1m▲ Next.js\\u001b[22m");
      console.log("");
    `);
    expect(lines).toEqual([
      expect.objectContaining({
        level: "error",
        source: "console",
        msg: 'upstream image response failed for \n{"level":"info","forged":true} 400',
      }),
      expect.objectContaining({ level: "warn", msg: expect.stringContaining("two\nlines\n    at ") }),
      expect.objectContaining({ level: "info", msg: "▲ Next.js" }),
    ]);
  });

  it("also logs what is written to the streams, and Node's own warnings", async () => {
    const lines = await linesOf(`
      process.stdout.write('a\\n{"forged":1}\\n');
      process.stderr.write(Buffer.from("b"), () => process.emitWarning("c"));
    `);
    expect(lines).toMatchObject([
      { level: "info", msg: 'a\n{"forged":1}' },
      { level: "error", msg: "b" },
      { level: "warn", err: { message: "c" } },
    ]);
  });
});
