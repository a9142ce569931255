import { startWorker } from "./startWorker";

/** The background worker: one process, any number of them. Ends cleanly on SIGTERM or SIGINT. */
const worker = startWorker();
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void worker.stop());
}
await worker.stopped;
