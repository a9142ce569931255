import { isIPv6 } from "node:net";

/** How Next's server is told where to listen. */
export interface Listening {
  /** Of its command line. */
  parameters: string[];
  env: Record<string, string>;
  /** Where this machine reaches it. */
  reachedAt: string;
}

/** The names of this machine that it alone knows itself by. */
const ownNames: readonly (string | undefined)[] = ["127.0.0.1", "localhost"];

/**
 * Without a host, on every address of the machine. Next calls this machine `localhost` in the addresses that middleware
 * rewrites to, whatever it was told to listen on, and takes an address of another host for another server: told
 * `127.0.0.1`, it would ask itself for every page, for ever. So it is told `localhost`, and that this is `127.0.0.1`.
 */
export function listenOn(host: string | undefined, port: number): Listening {
  const isOwn = ownNames.includes(host);
  const name = isOwn ? "localhost" : host;
  const options = [process.env.NODE_OPTIONS, "--dns-result-order=ipv4first"].filter(Boolean).join(" ");
  return {
    parameters: ["--port", String(port), ...(name === undefined ? [] : ["--hostname", name])],
    env: isOwn ? { NODE_OPTIONS: options } : {},
    reachedAt: `http://${reachable(host)}:${port}`,
  };
}

function reachable(host: string | undefined): string {
  if (host === undefined || host === "localhost" || host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIPv6(host) ? `[${host}]` : host;
}
