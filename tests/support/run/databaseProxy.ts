import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy between a product and its database, which can be cut. */
export interface DatabaseProxy {
  /** The address of a database as it is reached through the proxy. */
  through(databaseUrl: string): string;
  /** Ends all connections and refuses new ones, as when the server of the database is gone. */
  cut(): void;
  /** Cuts it as soon as a statement with this text is sent. */
  cutAt(text: string): void;
  /** Lets connections through again. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens one to the server of a database. */
export async function openDatabaseProxy(clusterUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(clusterUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let cutsAt: string | undefined;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((incoming) => {
    if (isCut) return incoming.destroy();
    const outgoing = connect(Number(port), hostname);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
    incoming.on("data", (sent: Buffer) => {
      if (cutsAt !== undefined && sent.includes(cutsAt)) cut();
    });
    return incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  return {
    through: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.hostname = "127.0.0.1";
      url.port = String(own);
      return url.href;
    },
    cut,
    cutAt: (text) => {
      cutsAt = text;
    },
    mend: () => {
      isCut = false;
      cutsAt = undefined;
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}
