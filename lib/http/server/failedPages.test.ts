import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "@/lib/errors/AppError";
import { answerFailedPages, noteRequestError } from "./failedPages";
import { trackResponses } from "./openAnswers";

const away = Object.assign(new Error("no disk left"), { code: "53100" });
const errors: Record<string, unknown> = {
  "/customer/away": away,
  "/en/provider/away": new AppError("unavailable"),
  "/sitemap.xml": away,
  "/en/customer/broken": Object.assign(new Error("bug"), { digest: "2718281828" }),
};

/** Answers as Next does when a page threw: it reports the error, then sends an empty document in pieces. */
const listener: RequestListener = (request, response) => {
  const path = request.url ?? "/";
  const error = errors[path];
  if (error !== undefined) noteRequestError(error, path, request.headers);
  response.statusCode = error === undefined ? 200 : 500;
  response.setHeader("Content-Type", "text/html");
  response.write("<html>");
  response.write("<p>page</p>");
  response.end("</html>");
};

const server = createServer(listener);
beforeAll(async () => {
  trackResponses();
  answerFailedPages(["services/v1"]);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());

async function answerOf(path: string, method = "GET") {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const response = await fetch(`http://localhost:${port}${path}`, { method });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

it.each([
  ["/customer/away", "sv", "Sidan går inte att visa just nu", 'href="/customer"'],
  ["/en/provider/away", "en", "The page cannot be shown right now", 'href="/en/provider"'],
])(
  "the failed page %s is answered 503 in words of its language, with a way home",
  async (path, lang, title, home) => {
    const { status, headers, body } = await answerOf(path);
    expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(home);
    expect(body).not.toContain("<p>page</p>");
    expect(Number(headers.get("content-length"))).toBe(Buffer.byteLength(body));
  },
);

it("a failed file is answered 503 in plain text", async () => {
  const { status, headers, body } = await answerOf("/sitemap.xml");
  expect([status, headers.get("content-type")]).toEqual([503, "text/plain; charset=utf-8"]);
  expect(body).toContain("Sidan går inte att visa just nu");
});

it("a page that failed for another reason is answered 500 in words, with the reference of its log line", async () => {
  const { status, headers, body } = await answerOf("/en/customer/broken");
  expect([status, headers.get("retry-after")]).toEqual([500, null]);
  expect(body).toContain("<h1>Something unexpected went wrong</h1>");
  expect(body).toContain("Reference for support: 2718281828");
  expect(body).not.toMatch(/<p>page<\/p>|bug/);
});

it("leaves alone what was answered", async () => {
  expect(await answerOf("/customer")).toMatchObject({ status: 200, body: "<html><p>page</p></html>" });
  expect(await answerOf("/customer/away", "HEAD")).toMatchObject({ status: 503, body: "" });
});
