import { expect, it, onTestFinished } from "vitest";
import { call } from "../../support/calls/http";
import { rawCall } from "../../support/calls/rawCall";
import { sharedApp } from "../../support/run/context";
import { testApp } from "../../support/run/testApp";

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

it("knows a caller past two proxies by what the outer one saw, not by what the caller says", async () => {
  const app = await testApp({ name: "proxies", env: { WRITES_PER_ADDRESS: "3", TRUST_PROXY: "2" } });
  onTestFinished(app.stop);
  const write = async (seen: string) => {
    const headers = { "X-Forwarded-For": seen };
    return (await call("/auth/v1/verify-email", { base: app.url, body: {}, headers })).status;
  };
  for (let count = 0; count < 3; count += 1)
    expect(await write(`198.51.100.${count}, 192.0.2.1, 10.0.0.${count}`)).toBe(400);
  expect(await write("198.51.100.9, 192.0.2.1, 10.0.0.9")).toBe(429);
  expect(await write("192.0.2.1, 192.0.2.7, 10.0.0.9")).toBe(400);
});
