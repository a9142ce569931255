import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 networks that are not the public internet's (RFC 6890 and later), and 168.63.129.16, which answers Azure's machines
 * alone.
 */
const notPublicV4 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublicV4.addSubnet(network, bits, "ipv4");

/**
 * The range of IPv6 that public addresses are from; forms that contain an IPv4 address are outside it (`::ffff:`,
 * `64:ff9b::`).
 */
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");

/** Within it: special purposes, documentation, and 6to4, which contains an IPv4 address. */
const notPublicV6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const)
  notPublicV6.addSubnet(network, bits, "ipv6");

/** Whether an IP address is one of the public internet; nothing else is ever connected to for a calendar. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicV4.check(address, "ipv4");
  // An address with a zone (`%eth0`) is one of this machine's links.
  if (!isIPv6(address) || address.includes("%")) return false;
  return globalV6.check(address, "ipv6") && !notPublicV6.check(address, "ipv6");
}
