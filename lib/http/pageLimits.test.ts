import { describe, expect, it } from "vitest";
import { pageRefusal } from "./pageLimits";

const url = "https://stund.example/customer/contact";

type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string> };

function ask({ method = "POST", body, headers }: Sent): Promise<string | null> {
  const request = new Request(url, {
    method,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
  });
  return pageRefusal(request, "https://stund.example");
}

function someForm(): FormData {
  const form = new FormData();
  form.set("email", "anna@example.com");
  return form;
}

describe("a page accepts", () => {
  it.each(["GET", "HEAD"])("%s, whatever its headers say", async (method) => {
    const headers = { "Content-Type": "multipart/form-data", Origin: "https://elsewhere.example" };
    expect(await ask({ method, headers })).toBeNull();
  });

  it("a form of the site's own pages, and one without Origin", async () => {
    expect(await ask({ body: someForm() })).toBeNull();
    expect(await ask({ body: someForm(), headers: { Origin: "https://stund.example" } })).toBeNull();
  });

  it("a form of the site's own pages, whatever host the proxy before it names", async () => {
    const headers = {
      Origin: "https://stund.example",
      Host: "10.0.0.3:8081",
      "X-Forwarded-Host": "inside.example",
    };
    expect(await ask({ body: someForm(), headers })).toBeNull();
  });
});

describe("a page refuses", () => {
  it.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("%s", async (method) => {
    expect(await ask({ method })).toBe("method_not_allowed");
  });

  it.each([
    ["application/json", "{}"],
    ["application/x-www-form-urlencoded", "email=anna"],
    ["text/plain", "[]"],
    ["", ""],
  ])("a body of type %j", async (type, body) => {
    expect(await ask({ body, headers: { "Content-Type": type } })).toBe("method_not_allowed");
  });

  it("a form above the limit, also with a smaller Content-Length", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const body = "x".repeat(300 * 1024);
    expect(await ask({ body, headers })).toBe("too_large");
    expect(await ask({ body, headers: { ...headers, "Content-Length": "1" } })).toBe("too_large");
  });

  it("a form that breaks off, or is none", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    for (const body of ["x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ny'])
      expect(await ask({ body, headers })).toBe("invalid_request");
  });

  it.each(["https://elsewhere.example", "null", "https://stund.example.evil", "no address"])(
    "a form from %s",
    async (origin) => {
      const host = URL.parse(origin)?.host ?? "stund.example";
      const claims = { Origin: origin, Host: host, "X-Forwarded-Host": host };
      expect(await ask({ body: someForm(), headers: claims })).toBe("forbidden_origin");
    },
  );

  it("a form without Origin whose Sec-Fetch-Site is cross-site", async () => {
    expect(await ask({ body: someForm(), headers: { "Sec-Fetch-Site": "cross-site" } })).toBe(
      "forbidden_origin",
    );
  });
});
