import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

const require = createRequire(import.meta.url);

let isLoaded = false;

/**
 * Prisma's schema engine, compiled to WebAssembly: the same that `prisma migrate deploy` runs as a
 * native program, which would have to be downloaded. Started by hand because the package's own
 * entry imports the `.wasm` file as a module, which not every loader can. How the package is put
 * together is Prisma's own affair: schemaEngine.test.ts holds what is relied on.
 * @throws {Error} when the package is put together in another way.
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
  const missing = missingGlue(WebAssembly.Module.imports(compiled), Object.keys(glue));
  if (missing.length > 0)
    throw new Error(
      `@prisma/schema-engine-wasm is put together in another way than scripts/support/schemaEngine.ts knows: ${missing.join(", ")}`,
    );
  const { exports } = new WebAssembly.Instance(compiled, { [glueModule]: { ...glue } });
  glue.__wbg_set_wasm(exports);
  const { __wbindgen_start: start } = exports;
  if (typeof start === "function") start();
}

/** The name under which the engine asks for the functions of its JavaScript part. */
const glueModule = "./schema_engine_bg.js";

/** What the engine, or its start here, asks for and the JavaScript part beside it does not have. */
export function missingGlue(
  imports: readonly { module: string; name: string }[],
  names: readonly string[],
): string[] {
  const wanted = [...imports, { module: glueModule, name: "__wbg_set_wasm" }];
  return wanted
    .filter(({ module, name }) => module !== glueModule || !names.includes(name))
    .map(({ module, name }) => `${name} of ${module}`);
}
