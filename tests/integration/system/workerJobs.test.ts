import { parseCrontab } from "graphile-worker";
import { expect, it } from "vitest";
import { crontab, runners } from "@/worker/tasks";

it("whatever comes by the clock runs once at a time, in a place of its own", () => {
  const items = parseCrontab(crontab);
  expect(items.length).toBeGreaterThan(3);
  expect(runners.clock.atOnce).toBeGreaterThanOrEqual(items.length);
  expect(items.map(({ task }) => task).toSorted()).toEqual(Object.keys(runners.clock.tasks).toSorted());
  for (const { task, options } of items) expect(options).toMatchObject({ queueName: task });
});
