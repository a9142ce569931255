import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { readText } from "./body";

/** A request whose body comes in these parts, and then ends or breaks off. */
function sent(parts: string[], { breaks = false } = {}): Request {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part !== undefined) controller.enqueue(encoder.encode(part));
      else if (breaks) controller.error(new Error("aborted"));
      else controller.close();
    },
  });
  return new NextRequest("http://localhost/", { method: "POST", body, duplex: "half" });
}

describe("readText", () => {
  it("reads what comes in parts", async () => {
    expect(await readText(sent(["Å", "sa"]))).toBe("Åsa");
    expect(await readText(new Request("http://localhost/", { method: "POST" }))).toBe("");
  });

  it("refuses a body that breaks off as an invalid request", async () => {
    await expect(readText(sent(["{"], { breaks: true }))).rejects.toMatchObject({ code: "invalid_request" });
  });

  it("stops reading at the limit", async () => {
    const parts = Array.from({ length: 100 }, () => "123");
    await expect(readText(sent(parts), 5)).rejects.toMatchObject({ code: "too_large" });
    expect(parts.length).toBeGreaterThan(90);
  });
});
