import { afterEach, describe, expect, it, vi } from "vitest";
import { favourites, keepFavourite } from "./favouriteStore";

type Asked = { method: string; answer: (status: number) => void };

const id = "00000000-0000-4000-8000-000000000001";
const asked: Asked[] = [];
vi.stubGlobal(
  "fetch",
  (_address: string, { method = "GET" }: RequestInit) =>
    new Promise<Response>((resolve) => {
      asked.push({ method, answer: (status) => resolve(new Response(null, { status })) });
    }),
);
afterEach(() => asked.splice(0));

const methods = () => asked.map(({ method }) => method);
const answerOf = (place: number, status: number) => asked[place]?.answer(status);
const isKept = () => favourites()?.has(id);

describe("keepFavourite", () => {
  it("makes one call at a time for a business, and ends with what was wished last", async () => {
    const first = keepFavourite(id, true);
    const second = keepFavourite(id, false);
    expect(methods()).toEqual(["PUT"]);
    expect(isKept()).toBe(false);
    answerOf(0, 204);
    await vi.waitFor(() => expect(methods()).toEqual(["PUT", "DELETE"]));
    answerOf(1, 204);
    expect(await Promise.all([first, second])).toEqual([null, null]);
    expect(isKept()).toBe(false);
  });

  it("makes no second call for a wish that was taken back meanwhile", async () => {
    const wishes = [keepFavourite(id, true), keepFavourite(id, false), keepFavourite(id, true)];
    answerOf(0, 204);
    expect(await Promise.all(wishes)).toEqual([null, null, null]);
    expect(methods()).toEqual(["PUT"]);
    expect(isKept()).toBe(true);
  });

  it("shows what the account has once the last call is refused", async () => {
    const wishes = [keepFavourite(id, true), keepFavourite(id, false)];
    answerOf(0, 204);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answerOf(1, 503);
    expect((await Promise.all(wishes)).map((refusal) => refusal?.status ?? null)).toEqual([503, null]);
    expect(isKept()).toBe(true);
  });

  it("makes calls for two businesses side by side", async () => {
    const other = "00000000-0000-4000-8000-000000000002";
    const both = [keepFavourite(id, true), keepFavourite(other, true)];
    expect(methods()).toEqual(["PUT", "PUT"]);
    answerOf(0, 204);
    answerOf(1, 204);
    await Promise.all(both);
  });
});
