import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors/AppError";
import { readForm } from "./form";

const options = { field: "picture", maxBytes: 1_000 };
const address = "http://127.0.0.1/providers/me/pictures";

function requestOf(fill: (form: FormData) => void): Request {
  const form = new FormData();
  fill(form);
  return new Request(address, { method: "POST", body: form });
}

const fileOf = (bytes: number) =>
  new File([new Uint8Array(bytes).fill(7)], "../../a<b>.svg", { type: "x/y" });

async function refusal(request: Request): Promise<string> {
  try {
    await readForm(request, options);
    return "taken";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

describe("readForm", () => {
  it("reads the file's bytes and the texts beside it", async () => {
    const { file, fields } = await readForm(
      requestOf((form) => {
        form.set("alt", "Två stolar");
        form.set("picture", fileOf(1_000));
      }),
      options,
    );
    expect(file).toEqual(new Uint8Array(1_000).fill(7));
    expect(fields).toEqual({ alt: "Två stolar" });
  });

  it("refuses a form of more than twenty parts before it is parsed", async () => {
    const many = (parts: number) =>
      requestOf((form) => {
        for (let part = 0; part < parts; part += 1) form.append("alt", "x");
      });
    expect([await refusal(many(20)), await refusal(many(21))]).toEqual(["taken", "invalid_request"]);
  });

  it("refuses a part with more headers than any browser sends before it is parsed", async () => {
    const sent = (headers: number) =>
      new Request(address, {
        method: "POST",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
        body: `--x\r\nContent-Disposition: form-data; name="alt"\r\n${"a: b\r\n".repeat(headers)}\r\ny\r\n--x--\r\n`,
      });
    expect([await refusal(sent(2)), await refusal(sent(1_000))]).toEqual(["taken", "invalid_request"]);
  });

  it("has no file where none was sent, or an empty one", async () => {
    expect(
      (
        await readForm(
          requestOf((form) => form.set("alt", "")),
          options,
        )
      ).file,
    ).toBeNull();
    expect(
      (
        await readForm(
          requestOf((form) => form.set("picture", fileOf(0))),
          options,
        )
      ).file,
    ).toBeNull();
    expect(
      (
        await readForm(
          requestOf((form) => form.set("picture", "text")),
          options,
        )
      ).file,
    ).toBeNull();
  });

  it("refuses a file past the limit, and stops reading a body that does not end", async () => {
    expect(await refusal(requestOf((form) => form.set("picture", fileOf(1_001))))).toBe("too_large");
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const request = new NextRequest(address, { method: "POST", body: endless, headers, duplex: "half" });
    expect(await refusal(request)).toBe("too_large");
    expect(sent).toBeLessThan(100_000);
  });

  it("refuses a body that is no form, or one that cannot be parsed", async () => {
    const post = (body: string, type: string) =>
      new Request(address, { method: "POST", body, headers: { "Content-Type": type } });
    expect(await refusal(post("{}", "application/json"))).toBe("unsupported_media_type");
    expect(await refusal(post("alt=a", "application/x-www-form-urlencoded"))).toBe("unsupported_media_type");
    expect(await refusal(post("--y", "multipart/form-data; boundary=x"))).toBe("invalid_request");
    expect(await refusal(post("--x", "multipart/form-data; border=x"))).toBe("invalid_request");
    expect(await refusal(requestOf((form) => form.set("alt", "a\u0000b")))).toBe("invalid_request");
  });
});
