import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project";

type Entry = { integrity?: string; link?: boolean; resolved?: string; version?: string };

const read = (name: string) => JSON.parse(readFileSync(join(projectRoot, name), "utf8"));
const packages = Object.entries<Entry>(read("package-lock.json").packages).filter(([path]) => path !== "");

it("has the checksum of every package it installs, on every kind of machine", () => {
  const unchecked = packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(packages.length).toBeGreaterThan(300);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

it("names no server that packages come from, so that each machine's own registry serves", () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

it("takes every direct dependency at one exact version", () => {
  const { dependencies, devDependencies } = read("package.json");
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

it.each(["nodemailer", "react", "next", "@radix-ui/react-dialog", "playwright-core"])(
  "installs one copy of %s",
  (name) => {
    const copies = packages.filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(copies.map(([path]) => path)).toEqual([`node_modules/${name}`]);
  },
);
