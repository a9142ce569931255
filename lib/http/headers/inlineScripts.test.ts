import { describe, expect, it } from "vitest";
import { hashSource, knownScripts } from "./inlineScripts";

const boot = "document.documentElement.dataset.theme='dark'";
const start = "(self.__next_f=self.__next_f||[]).push([0])";
const files = (list: unknown) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(list)});`;
const usualFiles = files({ otherChunks: ["static/chunks/0o_iu-04~f.js"], runtimeModuleIds: [494553] });
const part = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;

const page = (scripts: string[], more = "") =>
  `<!DOCTYPE html><html><head><script src="/a.js" async=""></script></head><body>${more}${scripts
    .map((text) => `<script>${text}</script>`)
    .join("")}</body></html>`;
const known = (scripts: string[], { tree = "", more = "" } = {}) =>
  knownScripts(page(scripts, more), { own: [boot], tree });

describe("the scripts of a finished page that run", () => {
  it("are exactly our own, the list of files, and the page's own tree", () => {
    const scripts = [boot, usualFiles, start, part('0:"å <\n'), part("b")];
    expect(known(scripts, { tree: '0:"å <\nb' })).toEqual(scripts.map(hashSource));
  });

  it("are named once, and not those of a file", () => {
    expect(known([boot, boot])).toEqual([hashSource(boot)]);
  });

  it.each([
    "alert(1)",
    `${boot};alert(1)`,
    ` ${boot}`,
    `${start};alert(1)`,
    'self.__next_f.push([1,"a"]);alert(1)//)',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push([1,alert("a")])',
    'self.__next_f.push([2,"a"])',
    'self.__next_f.push([1,"a","b"])',
    'self.__next_f.push({"length":2,"0":1})',
    'self.__next_f.push([1,"\\u003c"',
    files({ otherChunks: ["//evil.example/x.js"] }),
    files({ otherChunks: ["static/chunks/../../evil.js"] }),
    files({ otherChunks: [], runtimeModuleIds: ["x"] }),
    files({ otherChunks: [], more: [] }),
    files([]),
    `${usualFiles}alert(1)`,
  ])("are not %s", (text) => {
    expect(known([text], { tree: "a" })).toEqual([]);
  });

  it("include no part that was added to the tree, and no part of a tree that is not the page's", () => {
    expect(known([boot, part("a"), part("evil"), part("b")], { tree: "ab" })).toEqual([hashSource(boot)]);
    expect(known([part("b"), part("a")], { tree: "ab" })).toEqual([]);
  });
});
