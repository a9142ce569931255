import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

/** The journal holds personal data: readable for the account that made it only. */
const ownFileMode = 0o600;

/**
 * A file of JSON lines, one for each transaction. A line is handed to the operating system before the call that made
 * it is answered, so it outlives the process (`kill -9`); it is not forced to the disk, so it need not outlive the machine.
 */
export class Journal {
  private readonly path: string;
  private handle: number;
  /** Bytes in the file. */
  size: number;

  private constructor(path: string) {
    this.path = path;
    this.handle = openSync(path, "a", ownFileMode);
    // An existing file may have another mode.
    fchmodSync(this.handle, ownFileMode);
    this.size = fstatSync(this.handle).size;
  }

  /** Opens the file, creating it when needed, and gives every whole line to `read`. An incomplete last line is cut off. */
  static open(path: string, read: (line: unknown) => void): Journal {
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(path)) {
      const bytes = readFileSync(path);
      const end = bytes.lastIndexOf("\n") + 1;
      const lines = bytes.subarray(0, end).toString("utf8").split("\n");
      for (const [index, line] of lines.entries()) readLine(path, index, line, read);
      if (end < bytes.length) truncate(path, end);
    }
    return new Journal(path);
  }

  append(line: unknown): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`, "utf8");
    let written = 0;
    while (written < bytes.length) written += writeSync(this.handle, bytes, written);
    this.size += written;
  }

  /** Replaces the content by `lines` in one step: the old file stays until the new one is complete. */
  replace(lines: readonly unknown[]): void {
    const next = `${this.path}.next`;
    writeFileSync(next, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), { mode: ownFileMode });
    closeSync(this.handle);
    renameSync(next, this.path);
    this.handle = openSync(this.path, "a");
    this.size = fstatSync(this.handle).size;
  }

  close(): void {
    closeSync(this.handle);
  }
}

function readLine(path: string, index: number, line: string, read: (line: unknown) => void): void {
  if (line === "") return;
  try {
    read(JSON.parse(line));
  } catch (cause) {
    const hint = "it was written by another version or damaged; move the file away to start afresh";
    throw new Error(`STRIPE_STANDIN_DATA: line ${index + 1} of ${path} cannot be read (${hint})`, { cause });
  }
}

function truncate(path: string, length: number): void {
  const handle = openSync(path, "r+");
  try {
    ftruncateSync(handle, length);
  } finally {
    closeSync(handle);
  }
}
