import { describe, expect, it } from "vitest";
import { fetchCalendar } from "@/lib/calendarSync/busy/fetchCalendar";
import { CalendarProblem } from "@/lib/calendarSync/busy/problems";
import { calendarFile, calendarServer, publicAddress } from "../../support/builders/calendars/calendarServer";

const address = new URL("https://kalender.example/privat.ics?key=1");
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof CalendarProblem ? error.kind : String(error)),
  );

describe("fetching a calendar", () => {
  it("connects to the checked address, asks by the name, and tells what the answer says of itself", async () => {
    const seen: (string | undefined)[] = [];
    const network = await calendarServer((request, response) => {
      seen.push(request.headers.host, request.url, request.headers["if-none-match"]);
      response.writeHead(200, { ETag: '"a"', "Last-Modified": "Sun, 22 Nov 2026 08:00:00 GMT" });
      response.end(`\ufeff${calendarFile()}`);
    });
    expect(await fetchCalendar(address, { network })).toEqual({
      kind: "new",
      text: calendarFile(),
      etag: '"a"',
      lastModified: "Sun, 22 Nov 2026 08:00:00 GMT",
    });
    expect(seen).toEqual(["kalender.example", "/privat.ics?key=1", undefined]);
    expect(network.connected).toEqual([publicAddress]);
  });

  it("asks only for what changed, and takes 304 for nothing else", async () => {
    const network = await calendarServer((_, response) => response.writeHead(304).end());
    const validators = { etag: '"a"', lastModified: null };
    expect(await fetchCalendar(address, { network, validators })).toEqual({ kind: "same" });
    expect(await problemOf(fetchCalendar(address, { network }))).toBe("refused");
  });

  it.each([
    ["127.0.0.1"],
    ["169.254.169.254"],
    ["::ffff:10.0.0.1"],
    ["fd00::1"],
    [publicAddress, "10.0.0.1"],
    [],
  ])("never connects where a name has %s %s", async (...addresses) => {
    const network = await calendarServer(
      (_, response) => response.end(calendarFile()),
      () => addresses,
    );
    expect(await problemOf(fetchCalendar(address, { network }))).toBe("unreachable");
    expect(network.connected).toEqual([]);
  });

  it("follows three redirects, each checked, and no fourth", async () => {
    const network = await calendarServer((request, response) => {
      const hop = Number(URL.parse(request.url ?? "", address)?.searchParams.get("hop") ?? 0);
      if (hop >= Number(request.headers.host?.split(".")[0]?.slice(1))) response.end(calendarFile());
      else response.writeHead(302, { Location: `/x?hop=${hop + 1}` }).end();
    });
    const to = (hops: number) => problemOf(fetchCalendar(new URL(`https://h${hops}.example/x`), { network }));
    expect(await to(3)).toBe("none");
    expect(await to(4)).toBe("unreachable");
  });

  it.each([
    "http://kalender.example/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://kalender.example:22/x",
    "https://inside.example/x",
    "file:///etc/passwd",
    "",
  ])("does not follow a redirect to %s", async (location) => {
    const network = await calendarServer(
      (_, response) => response.writeHead(301, { Location: location }).end(),
      (hostname) => (hostname === "inside.example" ? ["10.0.0.1"] : [publicAddress]),
    );
    expect(await problemOf(fetchCalendar(address, { network }))).toBe("unreachable");
    expect(network.connected).toHaveLength(1);
  });

  it("is given up beyond 2 MB, whether the answer tells its length or not", async () => {
    const long = `BEGIN:VCALENDAR\r\n${"X-A:1\r\n".repeat(400_000)}`;
    const told = await calendarServer((_, response) => response.end(long));
    expect(await problemOf(fetchCalendar(address, { network: told }))).toBe("tooLarge");
    let sent = 0;
    const endless = await calendarServer((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write("X-A:1\r\n".repeat(1000))) sent += 7000;
        response.once("drain", more);
      };
      more();
    });
    expect(await problemOf(fetchCalendar(address, { network: endless }))).toBe("tooLarge");
    expect(sent).toBeLessThan(20_000_000);
  });

  it("is no answer where fewer bytes come than it says", async () => {
    const network = await calendarServer((_, response) => {
      const text = calendarFile();
      response.writeHead(200, { "Content-Length": Buffer.byteLength(text) + 1 });
      response.write(text, () => response.destroy());
    });
    expect(await problemOf(fetchCalendar(address, { network }))).toBe("unreachable");
  });

  it("is given up in time, when a name, a connection or an answer hangs", async () => {
    const silent = await calendarServer(() => undefined);
    expect(await problemOf(fetchCalendar(address, { network: silent, withinMs: 200 }))).toBe("unreachable");
    const slow = await calendarServer((_, response) => void response.write("BEGIN:VCALENDAR"));
    expect(await problemOf(fetchCalendar(address, { network: slow, withinMs: 200 }))).toBe("unreachable");
    const nameless = { ...silent, resolve: () => new Promise<string[]>(() => undefined) };
    expect(await problemOf(fetchCalendar(address, { network: nameless, withinMs: 200 }))).toBe("unreachable");
  });

  it("gives up at once where the server changes to another protocol instead of answering", async () => {
    const network = await calendarServer(({ socket }) => {
      socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    });
    expect(await problemOf(fetchCalendar(address, { network }))).toBe("unreachable");
  });

  it.each([
    [404, "refused"],
    [500, "refused"],
  ])("tells of a %i nothing that the server said", async (status, kind) => {
    const network = await calendarServer((_, response) => response.writeHead(status).end("hemligt"));
    const error: unknown = await fetchCalendar(address, { network }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind });
    expect(String(error)).not.toContain("hemligt");
  });

  it("takes nothing that is no calendar, nor what is packed", async () => {
    const page = await calendarServer((_, response) => response.end("<html>BEGIN:VCALENDAR</html>"));
    expect(await problemOf(fetchCalendar(address, { network: page }))).toBe("noCalendar");
    const packed = await calendarServer((_, response) =>
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(calendarFile()),
    );
    expect(await problemOf(fetchCalendar(address, { network: packed }))).toBe("noCalendar");
  });
});
