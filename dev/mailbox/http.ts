import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { script, style } from "./assets";
import type { Mail } from "./mail";
import { framedHtml, type MailboxView, mailboxPage, views } from "./pages";
import { type Outage, portOf } from "./smtp";
import type { MailStore } from "./store";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A mail's HTML is not trusted: no scripts, no forms, no access to this page, also when opened by itself. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src * data:; font-src * data:";

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(value),
});

const page = (body: string, policy = pagePolicy): Answer => ({
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  body,
});

const outageBody = z.object({
  on: z.boolean().default(false),
  delayed: z
    .object({ times: z.number().int().min(0), ms: z.number().int().min(0), to: z.string().optional() })
    .default({ times: 0, ms: 0 }),
});

const notFound = json({ message: "There is no such page or mail" }, 404);
const home: Answer = { status: 303, headers: { location: "/" } };

/** The web page of the mailbox and its API. Returns the port, and a function that closes the server. */
export async function serveHttp(
  store: MailStore,
  outage: Outage,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const url = URL.parse(`http://mailbox${request.url}`);
    if (url === null) return send(response, notFound);
    if (url.pathname === "/events") return streamChanges(store, response);
    answer(store, outage, request, url)
      .catch((): Answer => json({ message: "The request cannot be read" }, 400))
      .then((result) => send(response, result));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: portOf(server.address()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = "" }: Answer): void {
  response.writeHead(status, {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    ...headers,
  });
  response.end(body);
}

function streamChanges(store: MailStore, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write(": hello\n\n");
  response.on(
    "close",
    store.onChange(() => response.write("event: change\ndata: {}\n\n")),
  );
}

async function answer(store: MailStore, outage: Outage, request: IncomingMessage, url: URL): Promise<Answer> {
  const method = request.method ?? "GET";
  if (method === "GET" || method === "HEAD") return read(store, url);
  if (isForeign(request)) return json({ message: "Another site may not do this" }, 403);
  const route = `${method} ${url.pathname}`;
  if (route === "POST /_test/outage") {
    Object.assign(outage, outageBody.parse(JSON.parse(await text(request))));
    return json(outage);
  }
  if (route === "POST /clear") {
    await store.clear();
    return home;
  }
  if (route === "DELETE /api/mails") {
    await store.clear();
    return { status: 204 };
  }
  const id = method === "DELETE" ? /^\/api\/mails\/([^/]+)$/.exec(url.pathname)?.[1] : undefined;
  if (id === undefined || store.find(id) === undefined) return notFound;
  await store.remove(id);
  return { status: 204 };
}

/** Whether another site sent it: browsers send the origin with every request that changes something. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}

async function read(store: MailStore, url: URL): Promise<Answer> {
  if (url.pathname === "/") return page(mailboxPage(store.mails, undefined, "html"));
  if (url.pathname === "/style.css") return { headers: { "content-type": "text/css" }, body: style };
  if (url.pathname === "/live.js") return { headers: { "content-type": "text/javascript" }, body: script };
  if (url.pathname === "/api/mails") return json(search(store.mails, url.searchParams).map(summary));
  const [, place, id = "", part, index] =
    /^\/(mails|api\/mails)\/([^/]+)(?:\/(html|source|attachments)(?:\/(\d+))?)?$/.exec(url.pathname) ?? [];
  const mail = store.find(id);
  if (mail === undefined) return notFound;
  if (place === "mails") return readPage(store, mail, part, url.searchParams.get("view"));
  return readApi(store, mail, part, Number(index));
}

function readPage(store: MailStore, mail: Mail, part: string | undefined, view: string | null): Answer {
  if (part === "html") return page(framedHtml(mail), mailPolicy);
  return part === undefined ? page(mailboxPage(store.mails, mail, asView(view))) : notFound;
}

function asView(name: string | null): MailboxView {
  return views.find((view) => view === name) ?? "html";
}

async function readApi(
  store: MailStore,
  mail: Mail,
  part: string | undefined,
  index: number,
): Promise<Answer> {
  if (part === undefined) return json(details(mail));
  if (part === "source")
    return { headers: { "content-type": "message/rfc822" }, body: await store.source(mail.id) };
  const file = part === "attachments" ? mail.attachments[index] : undefined;
  if (file === undefined) return notFound;
  const name = encodeURIComponent(file.filename).replaceAll("'", "%27");
  return {
    headers: {
      "content-type": file.mimeType,
      "content-disposition": `attachment; filename*=UTF-8''${name}`,
      "content-security-policy": mailPolicy,
    },
    body: file.content,
  };
}

/** `to` is a whole address, `subject` a part of the subject; both without regard to case. */
function search(mails: readonly Mail[], query: URLSearchParams): readonly Mail[] {
  const to = query.get("to")?.toLowerCase();
  const subject = query.get("subject")?.toLowerCase();
  return mails.filter(
    (mail) =>
      (to === undefined || mail.recipients.includes(to)) &&
      (subject === undefined || mail.subject.toLowerCase().includes(subject)),
  );
}

function summary({ id, receivedAt, from, to, recipients, subject, attachments }: Mail) {
  return { id, receivedAt, from, to, recipients, subject, attachments: attachments.length };
}

function details(mail: Mail) {
  const { text: plainText, html, headers } = mail;
  return {
    ...summary(mail),
    text: plainText,
    html: html ?? null,
    headers,
    attachments: mail.attachments.map(({ filename, mimeType, content }, index) => ({
      filename,
      mimeType,
      size: content.length,
      url: `/api/mails/${mail.id}/attachments/${index}`,
      text: /^text\/|^application\/(ics|json)$/.test(mimeType) ? content.toString("utf8") : null,
    })),
  };
}
