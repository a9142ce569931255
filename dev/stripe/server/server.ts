import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type ApiCall, answerApi } from "../api";
import type { Config } from "../config";
import { ApiError } from "../core/errors";
import { Store } from "../core/store";
import { answerPage } from "../pages/router";
import { Webhooks } from "../webhooks";
import { answerControl } from "./control";
import { OutageSwitch } from "./outage";
import { Services } from "./services";
import { startTimers } from "./timers";

const MAX_BODY_BYTES = 1_000_000;

export interface StandInServer {
  readonly port: number;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    length += bytes.length;
    if (length > MAX_BODY_BYTES)
      throw new ApiError("invalid_request_error", "The body is too large.", { status: 413 });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-cache, no-store",
    ...headers,
  });
  response.end(body);
}

async function serveApi(services: Services, call: ApiCall, response: ServerResponse): Promise<void> {
  const outage = services.outage.take(call.path, accountNamed(call.headers));
  if (outage.mode === "reset") {
    response.destroy();
    return;
  }
  if (outage.mode === "unavailable") {
    const body = new ApiError("api_error", "The API is unavailable (outage set by a test).").toBody();
    sendJson(response, 503, JSON.stringify(body));
    return;
  }
  const wait = async () => {
    if (outage.latencyMs > 0) await sleep(outage.latencyMs);
  };
  const answer = await answerApi(services, call, wait);
  if (outage.mode === "lost_answer") response.destroy();
  else sendJson(response, answer.status, answer.body, answer.headers);
}

function accountNamed(headers: IncomingMessage["headers"]): string | null {
  const named = headers["stripe-account"];
  return typeof named === "string" ? named : null;
}

/** A page on another site can send a form here, but not JSON. */
function comesFromForm(request: IncomingMessage): boolean {
  return request.method === "POST" && !(request.headers["content-type"] ?? "").startsWith("application/json");
}

async function serveControl(
  services: Services,
  request: IncomingMessage,
  url: URL,
  response: ServerResponse,
) {
  if (comesFromForm(request)) {
    sendJson(
      response,
      415,
      JSON.stringify({ error: { message: "Send JSON (content-type: application/json)." } }),
    );
    return;
  }
  const answer = await answerControl(services, request.method ?? "GET", url, await readBody(request));
  sendJson(response, answer.status, JSON.stringify(answer.body));
}

function pageHeaders(nonce: string): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    // No form-action: browsers apply it to the redirect after a form too, and that goes to the merchant.
    "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

async function servePage(services: Services, request: IncomingMessage, url: URL, response: ServerResponse) {
  const nonce = randomBytes(16).toString("base64");
  const answer = answerPage(services, {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.search.slice(1),
    body: await readBody(request),
    acceptLanguage: request.headers["accept-language"] ?? "",
    nonce,
  });
  if ("location" in answer) {
    response.writeHead(303, { location: answer.location, "cache-control": "no-store" });
    response.end();
    return;
  }
  response.writeHead(answer.status, pageHeaders(nonce));
  response.end(answer.html);
}

async function serve(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://stand-in");
  const { pathname: path } = url;
  if (path.startsWith("/v1/") || path.startsWith("/v2/")) {
    const { method = "GET", headers } = request;
    await serveApi(
      services,
      { method, path, query: url.search.slice(1), body: await readBody(request), headers },
      response,
    );
  } else if (path.startsWith("/_test/")) {
    await serveControl(services, request, url, response);
  } else {
    await servePage(services, request, url, response);
  }
}

function fail(error: unknown, response: ServerResponse): void {
  if (!(error instanceof ApiError)) console.error(error);
  if (response.headersSent) response.destroy();
  else if (error instanceof ApiError) sendJson(response, error.status, JSON.stringify(error.toBody()));
  else
    sendJson(
      response,
      500,
      JSON.stringify({ error: { type: "api_error", message: "The stand-in failed." } }),
    );
}

function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : config.port);
    });
  });
}

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

/** The name by which this machine reaches a server bound to `host`. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** Starts the stand-in. Its state is read before it listens; what fell due meanwhile is done at once. */
export async function startStandIn(config: Config): Promise<StandInServer> {
  const store = Store.open(config.dataFile, Date.now());
  const services = new Services(config, store, new Webhooks(store, config), new OutageSwitch());
  const server = createServer((request, response) => {
    serve(services, request, response).catch((error: unknown) => fail(error, response));
  });
  const port = await listen(server, config);
  services.baseUrl = config.publicUrl ?? `http://${reachable(config.host)}:${port}`;
  const timers = startTimers(services);
  return {
    port,
    close: async () => {
      timers.stop();
      await services.webhooks.stop();
      await stopServer(server);
      store.close();
    },
  };
}
