import { createServer } from "node:net";

/** Why a port cannot be listened on: it is taken, not permitted to this account, or the host is not of this machine. */
export type PortProblem = "taken" | "account" | "address";

/** Why this port cannot be listened on, or undefined; without a host, on any address of the machine. */
export function portProblem(port: number, host?: string): Promise<PortProblem | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve("code" in error ? asProblem(error.code) : "taken"));
    probe.listen({ port, ...(host === undefined ? {} : { host }), exclusive: true }, () =>
      probe.close(() => resolve(undefined)),
    );
  });
}

function asProblem(code: unknown): PortProblem {
  if (code === "EACCES") return "account";
  return code === "EADDRNOTAVAIL" || code === "ENOTFOUND" ? "address" : "taken";
}

/** A port of this machine that was free a moment ago. */
export function findFreePort(host = "127.0.0.1"): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port: 0, host, exclusive: true }, () => {
      const address = probe.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      probe.close(() => (port === 0 ? reject(new Error("The system gave no port")) : resolve(port)));
    });
  });
}

/** The first of these ports of this machine that is free, or else any free one. */
export async function preferPort(...wanted: number[]): Promise<number> {
  for (const port of wanted) {
    if ((await portProblem(port, "127.0.0.1")) === undefined) return port;
  }
  return findFreePort();
}
