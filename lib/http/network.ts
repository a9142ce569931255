import "server-only";
import { isIPv6 } from "node:net";

/**
 * The network that tries of an address are counted for: an IPv4 address itself, also when it is written as IPv6; of
 * IPv6 the first 56 bits, since a connection is commonly given all addresses below them. A text that is no address
 * stands for itself.
 */
export function networkOf(address: string): string {
  const plain = address.split("%")[0] ?? "";
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(":")}::/56`;
}

/** The eight groups of an address; `URL` normalises it to the form of RFC 5952. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail ?? "")];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
