import { createServer, request as send } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { onRequest } from "./onRequest";

/*
 * What the product takes for granted of Node's channel `http.server.request.start`, which Node documents as experimental.
 * Everything that is set up by it fails with these tests: the headers of every answer, believing only the connection's
 * address and our own host, answering TRACE and what does not decode, and a page's 404. A way without the channel is an
 * HTTP server of our own around Next's handler.
 */

type Seen = { url: string | undefined; method: string | undefined; header: string | undefined };

/** A server that answers with what it saw of a request. */
async function listening(): Promise<number> {
  const server = createServer(({ url, method, headers }, response) => {
    const seen: Seen = { url, method, header: headers["x-asked"]?.toString() };
    response.end(JSON.stringify(seen));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return address !== null && typeof address === "object" ? address.port : 0;
}

function ask(port: number, { path, method }: { path: string; method: string }) {
  return new Promise<{ header: string | string[] | undefined; seen: Seen }>((resolve, reject) => {
    const headers = { "X-Asked": "by the client" };
    const sent = send({ port, host: "127.0.0.1", path, method, headers }, async (response) => {
      let text = "";
      for await (const part of response.setEncoding("utf8")) text += part;
      resolve({ header: response.headers["x-answered"], seen: JSON.parse(text) });
    });
    sent.once("error", reject).end();
  });
}

describe("a listener on requests", () => {
  it("is asked before the server, which sees the method, address and headers that it leaves", async () => {
    const port = await listening();
    onRequest(({ request }) => {
      if (request.socket.localPort !== port) return;
      request.method = "OPTIONS";
      request.url = `${request.url}/changed`;
      request.headers["x-asked"] = "by us";
    });
    const { seen } = await ask(port, { path: "/%FF", method: "TRACE" });
    expect(seen).toEqual({ method: "OPTIONS", url: "/%FF/changed", header: "by us" });
  });

  it("can set headers of the answer, and hear when it is over", async () => {
    const port = await listening();
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    onRequest(({ request, response }) => {
      if (request.socket.localPort !== port) return;
      response.setHeader("X-Answered", "by us");
      response.once("close", close);
    });
    expect((await ask(port, { path: "/", method: "GET" })).header).toBe("by us");
    await closed;
  });
});
