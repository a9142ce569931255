import { expect, it } from "vitest";
import { bellState } from "./bellState";

const read = { is_read: true };
const unread = { is_read: false };

it.each([
  ["is loading until the first answer", null, false, "bellLoading", "0"],
  ["has failed when the first answer does not come", null, true, "bellFailed", "0"],
  ["does not say that nothing is unread when the last answer did not come", [read], true, "bellFailed", "0"],
  ["says that nothing is unread when it was answered so", [read], false, "bell", "0"],
  ["counts what it knows of, also when the last answer did not come", [unread, read], true, "bell", "1"],
  ["counts no further than nine", Array.from({ length: 10 }, () => unread), false, "bell", "9+"],
] as const)("the bell %s", (_, notices, hasFailed, says, shown) => {
  expect(bellState({ notices, hasFailed })).toMatchObject({ says, shown });
});
