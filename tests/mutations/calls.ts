import type { Mutation } from "./mutation";

/** Faults in handlers, in what all calls go through, and in the client that makes them. */
export const calls: readonly Mutation[] = [
  {
    id: "origin-of-any-port",
    file: "lib/http/origin.ts",
    from: " && from.port === site.port",
    to: "",
    breaks: "API-5",
  },
  {
    id: "redirect-decoded-once",
    file: "lib/http/safeRedirect.ts",
    from: "if (decoded === current) return true;",
    to: "if (decoded.length <= current.length) return true;",
    breaks: "AUTH-2",
  },
  {
    id: "retry-after-in-milliseconds",
    file: "lib/http/errorResponse.ts",
    from: "String(error.retryAfterSeconds)",
    to: "String(error.retryAfterSeconds * 1000)",
    breaks: "API-4",
  },
  {
    id: "words-of-a-proxy",
    file: "lib/api/client.ts",
    from: "message: code !== null && message !== null ? message : words.requestFailed,",
    to: "message: message !== null ? message : words.requestFailed,",
    breaks: "ERR-1",
  },
  {
    id: "undefined-in-the-address",
    file: "lib/api/client.ts",
    from: "if (item !== undefined && item !== null)",
    to: "if (item !== null)",
    breaks: "API-13",
  },
  {
    id: "feed-kept-by-caches",
    file: "app/calendar/[file]/route.ts",
    from: '"Cache-Control": "private, no-store"',
    to: '"Cache-Control": "public, max-age=300"',
    breaks: "SYN-5",
  },
  {
    id: "calls-open-to-members",
    file: "lib/api/endpoint.ts",
    from: 'session !== null && access === "provider" && isMember(session)',
    to: 'session !== null && access === "customer" && isMember(session)',
    breaks: "ACC-9",
  },
  {
    id: "settings-without-version",
    file: "app/api/providers/me/settings/route.ts",
    from: 'ifMatch: request.headers.get("if-match"),',
    to: 'ifMatch: request.headers.get("if-none-match"),',
    breaks: "HRS-23",
  },
];
