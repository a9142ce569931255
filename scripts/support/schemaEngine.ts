import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

const require = createRequire(import.meta.url);

let isLoaded = false;

/**
 * Prisma's schema engine, compiled to WebAssembly: the same that `prisma migrate deploy` runs as a
 * native program, which would have to be downloaded. Started by hand because the package's own
 * entry imports the `.wasm` file as a module, which not every loader can.
 */
export function loadSchemaEngine(): typeof glue.SchemaEngine {
  // Its state is the module's: a second instance would pull it from under the engines of the first.
  if (!isLoaded) instantiate();
  isLoaded = true;
  return glue.SchemaEngine;
}

function instantiate(): void {
  const directory = dirname(require.resolve("@prisma/schema-engine-wasm/schema_engine_bg"));
  const compiled = new WebAssembly.Module(readFileSync(join(directory, "schema_engine_bg.wasm")));
  const { exports } = new WebAssembly.Instance(compiled, { "./schema_engine_bg.js": { ...glue } });
  glue.__wbg_set_wasm(exports);
  const { __wbindgen_start: start } = exports;
  if (typeof start === "function") start();
}
