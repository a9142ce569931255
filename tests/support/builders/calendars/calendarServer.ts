import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { onTestFinished } from "vitest";
import type { Network } from "@/lib/calendarSync/busy/fetchCalendar";

/** What was resolved and connected to, beside the network itself. */
export type FakeNetwork = Network & { hosts: string[]; connected: string[] };

/** An address of the public internet, which nothing of a test ever reaches. */
export const publicAddress = "93.184.216.34";

/**
 * A network whose names all have public addresses unless told otherwise, and whose every connection leads to one server of this
 * machine that answers as told. Closed with the test.
 */
export async function calendarServer(
  answer: RequestListener,
  addressesOf: (hostname: string) => string[] = () => [publicAddress],
): Promise<FakeNetwork> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const hosts: string[] = [];
  const connected: string[] = [];
  return {
    hosts,
    connected,
    resolve: async (hostname) => {
      hosts.push(hostname);
      return addressesOf(hostname);
    },
    connect: ({ address }) => {
      connected.push(address);
      return connect(port, "127.0.0.1");
    },
  };
}

/** A calendar file of such events. */
export const calendarFile = (...events: readonly string[][]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "X-WR-CALNAME:Privat",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const stamp = (isoTime: string) => `${new Date(isoTime).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** An event from one instant (ISO 8601) to another. */
export const busyEvent = (from: string, until: string, uid = `${from}@elsewhere.example`): string[] => [
  `UID:${uid}`,
  `DTSTART:${stamp(from)}`,
  `DTEND:${stamp(until)}`,
  "SUMMARY:Hemligt",
];
