import { LineSink } from "../../../lib/log/lineSink";

const lostLine = (count: number) =>
  `${count} ${count === 1 ? "line was" : "lines were"} lost: no room to write them.\n`;

/**
 * Keeps a process alive whose output cannot be written (a full disk, a closed pipe): what it writes to its console, after
 * this module was imported, is dropped, counted and reported once there is room. For the launcher, and for the programs that
 * it starts (`--import`); the product's own lines go through lib/log.
 */
for (const [stream, descriptor] of [
  [process.stdout, 1],
  [process.stderr, 2],
] as const) {
  const sink = new LineSink(descriptor, lostLine);
  stream.write = (chunk: string | Uint8Array, encoding?: unknown, done?: unknown) => {
    sink.write(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
    const callback = typeof encoding === "function" ? encoding : done;
    if (typeof callback === "function") process.nextTick(() => callback());
    return true;
  };
}
