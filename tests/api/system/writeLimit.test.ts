import { expect, it, onTestFinished } from "vitest";
import { call } from "../../support/calls/http";
import { testApp } from "../../support/run/testApp";

it("bounds what one address changes within a minute, on all servers together, and leaves reading and others alone", async () => {
  const app = await testApp({ name: "writes", env: { WRITES_PER_ADDRESS: "3" } });
  onTestFinished(app.stop);
  const second = await app.addServer();
  const write = (base: string, address: string) =>
    call<{ code: string }>("/auth/v1/verify-email", {
      base,
      body: {},
      headers: { "X-Forwarded-For": address },
    });
  for (const base of [app.url, second, app.url]) expect((await write(base, "192.0.2.1")).status).toBe(400);
  const refused = await write(second, "192.0.2.1");
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const signIn = await call<{ code: string }>("/api/auth/callback/credentials", {
    base: second,
    body: {},
    headers: { "X-Forwarded-For": "192.0.2.1" },
  });
  expect([signIn.status, signIn.body.code]).toEqual([429, "too_many_requests"]);
  const read = await call("/services/v1?limit=1", {
    base: second,
    headers: { "X-Forwarded-For": "192.0.2.1" },
  });
  expect(read.status).toBe(200);
  expect((await write(second, "192.0.2.2")).status).toBe(400);
});

it("believes nothing that a client says of its address where no proxy stands before it", async () => {
  const app = await testApp({ name: "unproxied", env: { WRITES_PER_ADDRESS: "3", TRUST_PROXY: "0" } });
  onTestFinished(app.stop);
  const write = () => call<{ code: string }>("/auth/v1/verify-email", { base: app.url, body: {} });
  for (let count = 0; count < 3; count += 1) expect((await write()).status).toBe(400);
  const refused = await write();
  expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
});
