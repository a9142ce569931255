import "server-only";
import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";

type Limits = {
  /** Then the process is killed. */
  withinMs: number;
  /** Of its heap. */
  mostMegabytes: number;
  /** A longer answer is not read to its end. */
  mostAnswerBytes: number;
  /** The zone in which it reads days and times without one. */
  timeZone?: string;
};

/**
 * Reads what somebody sent by a program in a process of its own, so that whatever it was made to cost keeps no request waiting:
 * without our settings, with little memory, and killed when its time is over. The program is plain JavaScript, which stands
 * where it is in every way of starting the product; it has `input` on standard input and answers JSON on standard output.
 * @param program its path from the root of the project
 * @returns null when it failed, was killed, or answered too much
 */
export async function runProgram(
  program: string,
  input: string | Uint8Array,
  { withinMs, mostMegabytes, mostAnswerBytes, timeZone = "UTC" }: Limits,
): Promise<unknown> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), program);
  const child = spawn(process.execPath, [`--max-old-space-size=${mostMegabytes}`, path], {
    env: { TZ: timeZone, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: withinMs,
    killSignal: "SIGKILL",
  });
  const failed = new Promise<string>((resolve) => {
    child.once("error", () => resolve(""));
  });
  // It may end before it has read all.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const answer = await Promise.race([shortText(child.stdout, mostAnswerBytes), failed]);
  child.kill("SIGKILL");
  return parsed(answer);
}

/** A text of at most `mostBytes`; empty for a longer one. */
async function shortText(stream: Readable, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    bytes += part.byteLength;
    if (bytes > mostBytes) return "";
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
