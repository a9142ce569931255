import { expect, it } from "vitest";
import { untilSettled } from "./untilSettled";

type Outcome = { outcome: "changed" } | { outcome: "done"; number: number };

const settlesAt = (settling: number) => {
  const seen: number[] = [];
  const work = untilSettled(
    async (number): Promise<Outcome> => {
      seen.push(number);
      return number < settling ? { outcome: "changed" } : { outcome: "done", number };
    },
    async () => ({ sequence: 7 }),
  );
  return { work, seen };
};

it("answers with the first attempt that was not lost", async () => {
  const { work, seen } = settlesAt(2);
  expect(await work).toEqual({ outcome: "done", number: 2 });
  expect(seen).toEqual([0, 1, 2]);
});

it("refuses with what stands now when the third attempt was lost, too", async () => {
  const { work, seen } = settlesAt(3);
  await expect(work).rejects.toMatchObject({ code: "changed_meanwhile", details: { sequence: 7 } });
  expect(seen).toEqual([0, 1, 2]);
});
