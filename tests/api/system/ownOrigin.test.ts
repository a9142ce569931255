import { expect, it } from "vitest";
import { call } from "../../support/calls/http";
import { rawCall } from "../../support/calls/rawCall";
import { sharedApp } from "../../support/run/context";

const own = () => new URL(sharedApp().url);
const signIn = { path: "/auth/v1/login", body: JSON.stringify({ email: "a@example.com", password: "none" }) };
const json = { "Content-Type": "application/json" };

it("takes no change from a site that claims the name it came from as the product's own", async () => {
  for (const claims of [
    { Host: "evil.example" },
    { "X-Forwarded-Host": "evil.example" },
    { Host: "evil.example", "X-Forwarded-Host": "evil.example" },
  ]) {
    const headers = { ...json, Origin: "http://evil.example", ...claims };
    const { status, body } = await rawCall(own(), { ...signIn, method: "POST", headers });
    expect([claims, status, JSON.parse(body).code]).toEqual([claims, 403, "forbidden_origin"]);
  }
});

it("takes a change from any of the names that this machine has for itself, whatever host the request names", async () => {
  const { port } = own();
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
    for (const host of [`${name}:${port}`, "inside.example", `localhost:${port}`]) {
      const headers = { ...json, Origin: `http://${name}:${port}`, Host: host };
      expect((await rawCall(own(), { ...signIn, method: "POST", headers })).status).toBe(401);
    }
  }
  for (const origin of [`http://localhost:${Number(port) + 1}`, `https://localhost:${port}`]) {
    const headers = { ...json, Origin: origin, Host: new URL(origin).host };
    expect((await rawCall(own(), { ...signIn, method: "POST", headers })).status).toBe(403);
  }
});

it("takes its pages' forms by the same rule, behind a proxy that names another host, too", async () => {
  const { body: page } = await call<string>("/customer/contact");
  const form = new URLSearchParams();
  for (const [field] of page.matchAll(/<input[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(field)?.[1];
    if (name !== undefined)
      form.append(name, (/\bvalue="([^"]*)"/.exec(field)?.[1] ?? "").replaceAll("&quot;", '"'));
  }
  const parts = [...form].map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const send = (origin: string, host: string) =>
    rawCall(own(), {
      method: "POST",
      path: "/customer/contact",
      body: `${parts.join("")}--x--\r\n`,
      headers: {
        "Content-Type": "multipart/form-data; boundary=x",
        Origin: origin,
        Host: host,
        "X-Forwarded-Host": host,
      },
    });
  const { origin, port } = own();
  const taken = await send(origin, "inside.example");
  expect(taken.status).toBe(200);
  expect(taken.body).toContain('role="alert"');
  expect((await send(`http://127.0.0.1:${port}`, `127.0.0.1:${port}`)).status).toBe(200);
  expect((await send("http://evil.example", "evil.example")).status).toBe(403);
});
