import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { call } from "../../support/calls/http";
import { testApp } from "../../support/run/testApp";

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

/** Addresses by which other machines would reach this one. */
const outside = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);

it("listening on 127.0.0.1 alone, shows its pages and is reached by no other machine", async () => {
  const app = await testApp({ name: "loopback", host: "127.0.0.1" });
  onTestFinished(app.stop);
  const port = Number(new URL(app.url).port);
  const base = `http://127.0.0.1:${port}`;
  for (const path of ["/customer", "/provider", "/en/customer", "/customer/services", "/customer/nowhere"]) {
    const { status, body } = await call<string>(path, { base });
    expect([path, status]).toEqual([path, path.endsWith("nowhere") ? 404 : 200]);
    expect(body).toContain("<main");
  }
  const home = await call("/", { base });
  const target = new URL(home.headers.get("location") ?? "", base).pathname;
  expect([home.status, target]).toEqual([307, "/customer"]);
  for (const address of outside()) expect([address, await answers(address, port)]).toEqual([address, false]);
});
