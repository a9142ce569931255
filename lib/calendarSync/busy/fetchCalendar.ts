import "server-only";
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request } from "node:http";
import type { Duplex } from "node:stream";
import { connect as connectTls } from "node:tls";
import { brand } from "@/lib/brand";
import { checkedAddress } from "./calendarAddress";
import { CalendarProblem } from "./problems";
import { isPublicAddress } from "./publicAddress";

/** How names become addresses and addresses connections. Only tests give others than `internet`; no setting does. */
export type Network = {
  resolve: (hostname: string) => Promise<string[]>;
  /** An encrypted connection to exactly this address, for the server of this name. */
  connect: (to: { address: string; hostname: string }) => Duplex;
};

const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  connect: ({ address, hostname }) =>
    connectTls({ host: address, port: 443, servername: hostname, ALPNProtocols: ["http/1.1"] }),
};

/** What the last answer said of itself, to be asked for only when it changed. */
export type Validators = { etag: string | null; lastModified: string | null };

export type Fetched = { kind: "same" } | ({ kind: "new"; text: string } & Validators);

const mostBytes = 2 * 1024 * 1024;
const mostRedirects = 3;
export const fetchWithinMs = 10_000;

const redirects: readonly number[] = [301, 302, 303, 307, 308];

type Asked = { validators?: Validators | null; withinMs?: number; network?: Network };

/**
 * Fetches a calendar from the public internet, and from nowhere else: each name on the way is resolved, all of its addresses
 * are checked, and the connection goes to the checked one. At most three redirects, 2 MB and `withinMs` milliseconds.
 * @throws CalendarProblem
 */
export async function fetchCalendar(
  address: URL,
  { validators = null, withinMs = fetchWithinMs, network = internet }: Asked = {},
): Promise<Fetched> {
  const signal = AbortSignal.timeout(withinMs);
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    // ETag and date are those of the server that sent them; after a redirect to another one they mean nothing.
    const known = url.host === address.host ? validators : null;
    const answer = await ask(url, conditionsOf(known), { network, signal });
    const status = answer.statusCode ?? 0;
    if (status === 200) return { kind: "new", text: await textOf(answer), ...validatorsOf(answer) };
    answer.destroy();
    if (status === 304 && known !== null) return { kind: "same" };
    if (!redirects.includes(status)) throw new CalendarProblem("refused");
    const { location } = answer.headers;
    const next = location ? checkedAddress(URL.parse(location, url.href)) : null;
    if (next === null) throw new CalendarProblem("unreachable");
    url = next;
  }
  throw new CalendarProblem("unreachable");
}

type Way = { network: Network; signal: AbortSignal };

async function ask(url: URL, conditions: Record<string, string>, way: Way): Promise<IncomingMessage> {
  const { hostname } = url;
  const address = await publicAddressOf(hostname, way);
  const socket = way.network.connect({ address, hostname });
  return new Promise((resolve, reject) => {
    const fail = () => {
      socket.destroy();
      reject(new CalendarProblem("unreachable"));
    };
    // Also before and after the request has it.
    socket.on("error", fail);
    const sent = request({
      createConnection: () => socket,
      hostname,
      path: url.pathname + url.search,
      headers: {
        Host: url.host,
        "User-Agent": `${brand.name} calendars (${brand.supportEmail})`,
        Accept: "text/calendar, text/plain;q=0.5",
        "Accept-Encoding": "identity",
        Connection: "close",
        ...conditions,
      },
      signal: way.signal,
    });
    sent.on("response", resolve);
    sent.on("error", fail);
    // An answer of 101 ends the request without a response and without an error.
    sent.on("upgrade", fail);
    sent.end();
  });
}

/** One address of a name, where all that it has are public. */
async function publicAddressOf(hostname: string, { network, signal }: Way): Promise<string> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new CalendarProblem("unreachable")), { once: true });
  });
  const addresses = await Promise.race([network.resolve(hostname), aborted]).catch(() => []);
  const [first] = addresses;
  // The same problem as a server that does not answer, so that nobody can find out through us which names a network has.
  if (first === undefined || !addresses.every(isPublicAddress)) throw new CalendarProblem("unreachable");
  return first;
}

/** The text of an answer, read as it comes and given up once it is too long. */
async function textOf(answer: IncomingMessage): Promise<string> {
  const coding = answer.headers["content-encoding"] ?? "identity";
  if (coding !== "identity") throw dropped(answer, "noCalendar");
  if (Number(answer.headers["content-length"] ?? 0) > mostBytes) throw dropped(answer, "tooLarge");
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      const part = Buffer.from(chunk);
      bytes += part.byteLength;
      if (bytes > mostBytes) throw new CalendarProblem("tooLarge");
      chunks.push(part);
    }
  } catch (error) {
    throw error instanceof CalendarProblem ? error : new CalendarProblem("unreachable");
  }
  const text = Buffer.concat(chunks)
    .toString("utf8")
    .replace(/^\ufeff/, "");
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarProblem("noCalendar");
  return text;
}

function dropped(answer: IncomingMessage, kind: "noCalendar" | "tooLarge"): CalendarProblem {
  answer.destroy();
  return new CalendarProblem(kind);
}

/** Longer than any real one, shorter than what would fill a table. */
const validatorMaxLength = 300;

function validatorsOf({ headers }: IncomingMessage): Validators {
  const short = (value: string | undefined) =>
    value !== undefined && value.length <= validatorMaxLength ? value : null;
  return { etag: short(headers.etag), lastModified: short(headers["last-modified"]) };
}

function conditionsOf(validators: Validators | null): Record<string, string> {
  return {
    ...(validators?.etag ? { "If-None-Match": validators.etag } : {}),
    ...(validators?.lastModified ? { "If-Modified-Since": validators.lastModified } : {}),
  };
}
