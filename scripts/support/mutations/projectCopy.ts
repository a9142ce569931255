import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Mutation } from "../../../tests/mutations/mutation";
import { projectRoot } from "../project";
import { mutate } from "./mutate";

/** Of the top of the project: what is made by running it, its history and its own settings. */
const leftOut =
  /^(?:\.git|\.data|\.next[^/]*|\.env|\.env\.local|node_modules|test-results|playwright-report|coverage)$/;

/** A copy of the project in a temporary directory, in which faults are put without anybody else seeing them. */
export class ProjectCopy {
  /** Where it lies. */
  readonly root: string;

  constructor() {
    this.root = realpathSync(mkdtempSync(join(tmpdir(), "stund-mutations-")));
    cpSync(projectRoot, this.root, {
      recursive: true,
      filter: (source) => !leftOut.test(relative(projectRoot, source)),
    });
    // Not a link to the whole: the build takes no packages from outside of its project.
    linkTree(join(projectRoot, "node_modules"), join(this.root, "node_modules"));
  }

  /** Puts the fault into the copy while `work` is done. */
  async with<T>(mutation: Mutation, work: () => Promise<T>): Promise<T> {
    const path = join(this.root, mutation.file);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, mutate(source, mutation));
    try {
      return await work();
    } finally {
      writeFileSync(path, source);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The same files under other names, which takes seconds and no space; copied where that is another disk. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    // What tools keep there is written into in place.
    if (entry.name === ".cache") continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
