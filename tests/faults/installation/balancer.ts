import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The one address in front of the web servers, as a deployment has it: the Stripe stand-in's webhooks go there. */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** Passes each connection on to the next of the ports, or to another one when that refuses. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((incoming) => {
    open.add(incoming);
    incoming.on("close", () => open.delete(incoming));
    incoming.on("error", () => incoming.destroy());
    turn += 1;
    pass(
      incoming,
      ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function pass(incoming: Socket, [port, ...others]: number[]): void {
  if (port === undefined) {
    incoming.destroy();
    return;
  }
  const outgoing = connect(port, "127.0.0.1");
  const giveUp = () => outgoing.destroy();
  const next = () => pass(incoming, others);
  outgoing.once("error", next);
  outgoing.once("connect", () => {
    outgoing.off("error", next);
    outgoing.on("error", () => incoming.destroy());
    incoming.on("close", giveUp);
    outgoing.on("close", () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
}
