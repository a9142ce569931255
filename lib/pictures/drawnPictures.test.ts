import { describe, expect, it } from "vitest";
import { DrawnPictures } from "./drawnPictures";

const free = () => Promise.resolve();
const bytes = (size: number) => Buffer.alloc(size);

/** Pictures that are drawn when the test says so, and how many are drawn at a time. */
function easel() {
  const begun: { name: string; finish: () => void }[] = [];
  const draw = (name: string) => () =>
    new Promise<Buffer>((resolve) => begun.push({ name, finish: () => resolve(Buffer.from(name)) }));
  const names = () => begun.map(({ name }) => name);
  return { begun, names, draw };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("DrawnPictures", () => {
  it("draws one picture at a time, and one that several ask for once", async () => {
    const { begun, names, draw } = easel();
    const pictures = new DrawnPictures({ mostWaiting: 5, mostBytes: 100 });
    const get = (hash: string) => pictures.get(hash, { mayDraw: free, draw: draw(hash) });
    const answers = Promise.all([get("a"), get("b"), get("a")]);
    await settled();
    expect(names()).toEqual(["a"]);
    begun[0]?.finish();
    await settled();
    expect(names()).toEqual(["a", "b"]);
    begun[1]?.finish();
    expect((await answers).map(String)).toEqual(["a", "b", "a"]);
    expect(String(await get("a"))).toBe("a");
    expect(names()).toHaveLength(2);
  });

  it("refuses more than may wait, and whom the caller's limit refuses, without forgetting the others", async () => {
    const { begun, draw } = easel();
    const pictures = new DrawnPictures({ mostWaiting: 1, mostBytes: 100 });
    const get = (hash: string) => pictures.get(hash, { mayDraw: free, draw: draw(hash) });
    const first = get("a");
    const second = get("b");
    await expect(get("c")).rejects.toMatchObject({ code: "unavailable" });
    await settled();
    begun[0]?.finish();
    await settled();
    begun[1]?.finish();
    await Promise.all([first, second]);
    const refuse = () => Promise.reject(new Error("too many"));
    await expect(pictures.get("d", { mayDraw: refuse, draw: draw("d") })).rejects.toThrow("too many");
    expect(String(await pictures.get("a", { mayDraw: refuse, draw: draw("a") }))).toBe("a");
    expect(begun).toHaveLength(2);
  });

  it("drops those that were asked for longest ago once they take too much memory", async () => {
    let drawn = 0;
    const pictures = new DrawnPictures({ mostWaiting: 1, mostBytes: 100 });
    const get = (hash: string) =>
      pictures.get(hash, {
        mayDraw: free,
        draw: () => {
          drawn += 1;
          return Promise.resolve(bytes(40));
        },
      });
    for (const hash of ["a", "b", "a", "c", "a"]) await get(hash);
    expect(drawn).toBe(3);
    await get("b");
    expect(drawn).toBe(4);
  });
});
