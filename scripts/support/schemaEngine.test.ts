import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadSchemaEngine, missingGlue } from "./schemaEngine";

/*
 * What migrating takes for granted of how @prisma/schema-engine-wasm is put together. Where one of these fails after an
 * upgrade, `npm start` and `npm run db:migrate` cannot migrate, and scripts/support/schemaEngine.ts has to follow; the
 * package's own schema_engine.js shows how the engine is started.
 */

it("starts the engine of the package by its two parts", () => {
  const engine = loadSchemaEngine();
  expect(engine.new).toBeTypeOf("function");
  expect(engine.prototype.applyMigrations).toBeTypeOf("function");
  expect(engine.prototype.markMigrationRolledBack).toBeTypeOf("function");
  expect(loadSchemaEngine()).toBe(engine);
});

it("does what the package's own entry does", () => {
  const entry = new URL("../../node_modules/@prisma/schema-engine-wasm/schema_engine.js", import.meta.url);
  const statements = readFileSync(entry, "utf8").split("\n").filter(Boolean);
  expect(statements).toEqual([
    'import * as wasm from "./schema_engine_bg.wasm";',
    'export * from "./schema_engine_bg.js";',
    'import { __wbg_set_wasm } from "./schema_engine_bg.js";',
    "__wbg_set_wasm(wasm);",
    "wasm.__wbindgen_start();",
  ]);
});

it("names what is missing where the engine asks for something else", () => {
  const imports = [
    { module: "./schema_engine_bg.js", name: "__wbg_now" },
    { module: "./schema_engine_bg.js", name: "__wbg_later" },
    { module: "env", name: "memory" },
  ];
  expect(missingGlue(imports, ["__wbg_set_wasm", "__wbg_now"])).toEqual([
    "__wbg_later of ./schema_engine_bg.js",
    "memory of env",
  ]);
  expect(missingGlue([], [])).toEqual(["__wbg_set_wasm of ./schema_engine_bg.js"]);
});
