import { copyFileSync } from "node:fs";
import { Store, type Transaction } from "./core/store";

/**
 * Reads all rows of a stand-in from its journal, whether it runs or not. Opening a store rewrites its file, so a copy
 * beside the journal is opened (`<path>-copy`), and left there for inspection.
 */
export function readJournal<T>(path: string, read: (rows: Transaction) => T): T {
  const copy = `${path}-copy`;
  copyFileSync(path, copy);
  const store = Store.open(copy, Date.now());
  try {
    return store.read(read);
  } finally {
    store.close();
  }
}
