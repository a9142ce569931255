import { defineConfig } from "prisma/config";

// `prisma generate` needs no schema engine, but looks for its binary; naming any executable
// spares the download, so that an install needs nothing but the package registry.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
