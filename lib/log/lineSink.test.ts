import { expect, it } from "vitest";
import { LineSink } from "./lineSink";

/** A disk that takes so many more bytes. */
function disk(room: number) {
  const state = { text: "", room, tries: 0 };
  const sink = new LineSink(
    (bytes) => {
      state.tries += 1;
      if (state.room === 0) throw Object.assign(new Error("full"), { code: "ENOSPC" });
      const taken = bytes.subarray(0, state.room);
      state.text += Buffer.from(taken).toString("utf8");
      state.room -= taken.length;
      return taken.length;
    },
    (count) => `lost ${count}\n`,
  );
  return { sink, state };
}

it("drops and counts lines on a full disk, with one try each, and names their number once there is room", () => {
  const { sink, state } = disk(4);
  for (const line of ["one\n", "two\n", "three\n"]) sink.write(line);
  expect(state).toMatchObject({ text: "one\n", tries: 3 });
  state.room = 100;
  sink.write("four\n");
  sink.write("five\n");
  expect(state.text).toBe("one\nlost 2\nfour\nfive\n");
});

it("ends a line that was cut off before the next one", () => {
  const { sink, state } = disk(6);
  sink.write("one\n");
  sink.write("two\n");
  expect(state.text).toBe("one\ntw");
  state.room = 100;
  sink.write("three\n");
  expect(state.text).toBe("one\ntw\nlost 1\nthree\n");
});

it("waits for a slow reader, and no longer once lines are lost", () => {
  let busy = 3;
  let text = "";
  const sink = new LineSink(
    (bytes) => {
      busy -= 1;
      if (busy >= 0) throw Object.assign(new Error("busy"), { code: "EAGAIN" });
      text += Buffer.from(bytes).toString("utf8");
      return bytes.length;
    },
    (count) => `lost ${count}\n`,
  );
  sink.write("one\n");
  expect(text).toBe("one\n");
  busy = 22;
  sink.write("two\n");
  sink.write("three\n");
  expect(busy).toBe(0);
  sink.write("four\n");
  expect(text).toBe("one\nlost 2\nfour\n");
});
