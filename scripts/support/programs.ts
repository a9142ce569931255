import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "./project";

const description = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The file of a program that an installed package brings, by its own `package.json`: where it lies in the package is the
 * package's affair. For Node to run, which spares a shell and a process between us and it.
 * @param program its name, where it is not that of the package
 * @param root of the project whose package it is, where it is not this one
 * @throws {Error} when the package has no such program
 */
export function programOf(name: string, program = name, root = projectRoot): string {
  const directory = join(root, "node_modules", name);
  const { bin } = description.parse(JSON.parse(readFileSync(join(directory, "package.json"), "utf8")));
  const file = typeof bin === "string" ? bin : bin[program];
  if (file === undefined) throw new Error(`The package ${name} brings no program ${program}`);
  return join(directory, file);
}
