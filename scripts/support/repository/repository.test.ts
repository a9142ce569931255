import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../project";

/** What tools and hosts of repositories read at the top of this one. */

const read = (name: string) => readFileSync(join(projectRoot, name), "utf8");
const manifest = z
  .object({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    engines: z.object({ node: z.string() }),
  })
  .parse(JSON.parse(read("package.json")));

describe("settings of tools", () => {
  it("name in .nvmrc the Node that npm scripts run on", () => {
    expect(read(".nvmrc").trim()).toBe(manifest.dependencies.node);
  });

  it("indent in .editorconfig as Biome formats", () => {
    const { formatter } = z
      .object({
        formatter: z.object({ indentStyle: z.string(), indentWidth: z.number(), lineWidth: z.number() }),
      })
      .parse(JSON.parse(read("biome.json")));
    const config = read(".editorconfig");
    expect(config).toContain(`indent_style = ${formatter.indentStyle}\n`);
    expect(config).toContain(`indent_size = ${formatter.indentWidth}\n`);
    expect(config).toContain(`max_line_length = ${formatter.lineWidth}\n`);
  });

  it("group in renovate.json packages that are installed", () => {
    const { packageRules } = z
      .object({ packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()) })) })
      .parse(JSON.parse(read("renovate.json")));
    const installed = Object.keys(
      z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(read("package-lock.json")))
        .packages,
    );
    const elsewhere = ["actions/node-versions", "postgres"];
    const names = packageRules
      .flatMap((rule) => rule.matchPackageNames)
      .filter((name) => !elsewhere.includes(name));
    const unknown = names.filter(
      (name) => !installed.some((path) => path.startsWith(`node_modules/${name.replace("**", "")}`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe("the workflow", () => {
  const step = z.object({
    uses: z.string().optional(),
    run: z.string().optional(),
    with: z.record(z.string(), z.unknown()).optional(),
  });
  const { jobs } = z
    .object({ jobs: z.record(z.string(), z.object({ steps: z.array(step), "timeout-minutes": z.number() })) })
    .parse(parse(read(".github/workflows/ci.yml")));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it("runs .ci/run on the oldest Node that is supported", () => {
    const { steps = [] } = jobs.test ?? {};
    expect(steps.map(({ run }) => run)).toContain(".ci/run");
    const versions = steps
      .map((one) => one.with?.["node-version"])
      .filter((version) => version !== undefined);
    expect(versions.map((version) => `>=${version}`)).toEqual([manifest.engines.node]);
  });

  it("takes every action at a pinned version", () => {
    const loose = steps
      .flatMap(({ uses }) => (uses === undefined ? [] : [uses]))
      .filter((uses) => !/@(v\d+(\.\d+)*|[0-9a-f]{40})$/.test(uses));
    expect(loose).toEqual([]);
  });

  it("runs scripts of package.json", () => {
    const scripts = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name),
    );
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

describe("the tree", () => {
  const roots = [
    "app",
    "components",
    "content",
    "dev",
    "docs",
    "lib",
    "messages",
    "prisma",
    "scripts",
    "tests",
    "worker",
  ];
  const files = roots
    .flatMap((root) => readdirSync(join(projectRoot, root), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .filter((path) => !/^lib\/db\/generated\/|(^|\/)node_modules\//.test(path));
  /** Flat by their nature: one file for each part of the pages, and one for each decision. */
  const flat = /^(messages\/\w+|docs\/decisions)$/;

  it("has no source of more than 300 lines", () => {
    const sources = files.filter((path) => /[.](tsx?|mjs|cjs|css)$/.test(path));
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((path) => read(path).split("\n").length - 1 > 300)).toEqual([]);
  });

  it("has no folder of more than 25 files", () => {
    const sizes = new Map<string, number>();
    for (const path of files) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
    const large = [...sizes].filter(([folder, size]) => size > 25 && !flat.test(folder));
    expect(large).toEqual([]);
  });
});
