import { describe, expect, it } from "vitest";
import { pageRefusal } from "./pageRequest";

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

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const id = "40fa0c";
/** As a browser without scripts posts the contact form. */
const plain = {
  $ACTION_REF_1: "",
  "$ACTION_1:0": `{"id":"${id}","bound":"$@1"}`,
  "$ACTION_1:1": '[{"status":"idle"}]',
  $ACTION_KEY: "k1",
  email: "anna@example.com",
};
/** As the scripts do. */
const scripted = { "1_email": "anna@example.com", "0": '[{"status":"idle"},"$K1"]' };
const byScript = { "Next-Action": id };

describe("what a page takes", () => {
  it.each(["GET", "HEAD"])("%s, whatever it carries", async (method) => {
    expect(await ask({ method, headers: { "Content-Type": "multipart/form-data", ...byScript } })).toBeNull();
  });

  it("a form of ours, with scripts and without", async () => {
    expect(await ask({ body: formOf(plain) })).toBeNull();
    expect(await ask({ body: formOf(scripted), headers: byScript })).toBeNull();
  });

  it("a form that was given back before, with what was typed into it", async () => {
    const before = JSON.stringify({
      problems: { code: "invalid_request", message: "…", fields: { email: "…" } },
      values: { email: "$$5", name: "a$1" },
      isDone: false,
      role: "$undefined",
    });
    expect(await ask({ body: formOf({ ...plain, "$ACTION_1:1": `[${before}]` }) })).toBeNull();
    expect(
      await ask({ body: formOf({ ...scripted, "0": `[${before},"$K1"]` }), headers: byScript }),
    ).toBeNull();
  });

  it("what comes from the site's own pages, whatever host the proxy before it names", async () => {
    const headers = { Origin: "https://stund.example" };
    expect(await ask({ body: formOf(plain), headers })).toBeNull();
    const inside = { ...headers, Host: "10.0.0.3:8081", "X-Forwarded-Host": "inside.example" };
    expect(await ask({ body: formOf(plain), headers: inside })).toBeNull();
  });
});

describe("what a page refuses", () => {
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
    const headers = { "Content-Type": type, ...byScript };
    expect(await ask({ body, headers })).toBe("method_not_allowed");
  });

  it.each([
    ["is garbage", "multipart/form-data; boundary=x", "garbage"],
    ["is empty", "multipart/form-data; boundary=x", ""],
    ["has no boundary", "multipart/form-data", "--x--"],
    [
      "breaks off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    ],
    ["has a part without a name", "multipart/form-data; boundary=x", "--x\r\n\r\n1\r\n--x--"],
  ])("a form that %s", async (_what, type, body) => {
    expect(await ask({ body, headers: { "Content-Type": type } })).toBe("invalid_request");
    expect(await ask({ body, headers: { "Content-Type": type, ...byScript } })).toBe("invalid_request");
  });

  it("more than forms hold, whether or not it says so", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const body = "x".repeat(300 * 1024);
    expect(await ask({ body, headers })).toBe("too_large");
    expect(await ask({ body, headers: { ...headers, "Content-Length": "1" } })).toBe("too_large");
  });

  it.each(["https://elsewhere.example", "null", "https://stund.example.evil", "no address"])(
    "a form from %s",
    async (origin) => {
      const host = URL.parse(origin)?.host ?? "stund.example";
      const claims = { Origin: origin, Host: host, "X-Forwarded-Host": host };
      expect(await ask({ body: formOf(plain), headers: claims })).toBe("forbidden_origin");
    },
  );

  it.each([
    ["names no action", { email: "a" }],
    ["names two", { ...plain, $ACTION_REF_2: "" }],
    ["names one of another kind", { [`$ACTION_ID_${id}`]: "" }],
    ["names one besides", { ...plain, [`$ACTION_ID_${id}`]: "" }],
    ["leaves out what it was", { ...plain, "$ACTION_1:1": "" }],
    ["says no JSON of what it was", { ...plain, "$ACTION_1:1": "[{]" }],
    ["points at what was not sent", { ...plain, "$ACTION_1:1": '[{"status":"$9"}]' }],
    ["binds something else", { ...plain, "$ACTION_1:0": `{"id":"${id}","bound":"$@7"}` }],
    ["asks for no action by name", { ...plain, "$ACTION_1:0": '{"id":"toString","bound":"$@1"}' }],
  ])("a form that %s", async (_what, fields) => {
    expect(await ask({ body: formOf(fields) })).toBe("invalid_request");
  });

  it.each([
    "",
    "garbage",
    "[]",
    '["$K1"]',
    '[null,"x"]',
    '[null,"$Q1"]',
    '["$1:constructor","$K1"]',
    '["$F1","$K1"]',
    '[{"a":["$@1"]},"$K1"]',
    '[null,"$K1","$K1"]x',
  ])("a form whose scripts wrote %j", async (root) => {
    expect(await ask({ body: formOf({ ...scripted, "0": root }), headers: byScript })).toBe(
      "invalid_request",
    );
  });
});
