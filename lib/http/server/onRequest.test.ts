import { createServer, request as send } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { onRequest } from "./onRequest";

/*
 * What the product relies on of Node's channel `http.server.request.start`, which Node documents as experimental.
 * When these tests fail, so does everything that is set up by it: the headers of every answer, the client address of
 * the connection, our own host, the answers to TRACE and to addresses that do not decode, and the 404 of a page. It
 * could be replaced by an HTTP server of our own around Next's handler.
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
  it("is called before the server, which gets the changed method, address and headers", async () => {
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

  it("can set headers of the answer, and is told when it is closed", async () => {
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
