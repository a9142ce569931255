const { readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

/** The order of the product's layers: each may import itself and those before it. */
const foundations = [
  "brand",
  "env",
  "basePath",
  "paths",
  "money",
  "time",
  "geo",
  "errors",
  "log",
  "i18n",
  "db",
  "text",
  "http",
  "isolation",
  "policies",
];
const domains = [
  // Records with their rules.
  "identity",
  "catalogue",
  "providers",
  "staff",
  "pictures",
  "clients",
  "availability",
  "ledger",
  "bookings",
  "payments",
  "billing",
  "reviews",
  "notifications",
  "status",
  // What people do with them.
  "directory",
  "checkout",
  "visits",
  "calendarSync",
  "desk",
  // Brings our rows in line with what the payment provider tells.
  "reconciliation",
  "account",
  // Files for the business's own books.
  "bookkeeping",
  // What a business gives its customers for what they paid.
  "receipts",
  "business",
  // The wrapper of every route handler; it knows sessions and errors of all domains.
  "api",
];

const inLib = (names) => `^lib/(${names.join("|")})(/|([.]test)?[.]ts$)`;

const orderOfDomains = domains.slice(0, -1).map((domain, index) => ({
  name: `order-${domain}`,
  comment: `lib/${domain} comes before the domains it imports here: the order is ${domains.join(", ")}.`,
  severity: "error",
  from: { path: inLib([domain]) },
  to: { path: inLib(domains.slice(index + 1)) },
}));

/** Sources of the product whose text matches. */
const sourcesWith = (pattern) =>
  ["app", "components", "lib"].flatMap((directory) =>
    readdirSync(join(__dirname, directory), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${directory}/${name}`)
      .filter((path) => pattern.test(readFileSync(join(__dirname, path), "utf8"))),
  );
const literally = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const oneOf = (paths) => (paths.length === 0 ? "^$" : `^(${paths.map(literally).join("|")})$`);

/** What dev/stripe declares for itself, and what its own tests need beyond that. */
const standIn = require("./dev/stripe/package.json");
const packages = (declared) => `^node_modules/(${Object.keys(declared).map(literally).join("|")})/`;
const testsOfStandIn = "^dev/stripe/(.*[.]test|testSupport)[.]ts$";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one, or lack a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      comment: "What is imported has to exist.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "product-without-tools",
      comment: "What runs for real knows nothing of stand-ins, launcher, seed and tests.",
      severity: "error",
      from: {
        path: "^(app|components|lib|worker|middleware|instrumentation|next[.]config)",
        pathNot: "[.]ctest[.]tsx$",
      },
      to: { path: "^(dev|scripts|tests|prisma)/" },
    },
    {
      name: "worker-alone",
      comment: "The worker is a process of its own: it calls lib, and nothing of the product calls it.",
      severity: "error",
      from: { path: "^(app|components|lib|middleware|instrumentation|next[.]config)" },
      to: { path: "^worker/" },
    },
    {
      name: "stand-ins-without-product",
      comment: "A stand-in that shares code with the product proves nothing about it.",
      severity: "error",
      from: { path: "^dev/" },
      to: { path: "^(app|components|lib|worker|scripts|tests|prisma)/" },
    },
    {
      name: "stripe-stand-in-alone",
      comment:
        "dev/stripe could be a package of its own: it imports itself, Node's own modules and what its package.json declares.",
      severity: "error",
      from: { path: "^dev/stripe/", pathNot: testsOfStandIn },
      to: { pathNot: ["^dev/stripe/", packages(standIn.dependencies)], dependencyTypesNot: ["core"] },
    },
    {
      name: "stripe-stand-in-tests-alone",
      severity: "error",
      from: { path: testsOfStandIn },
      to: {
        pathNot: ["^dev/stripe/", packages({ ...standIn.dependencies, ...standIn.devDependencies })],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "stripe-stand-in-by-its-entries",
      comment: "Others import the entries that dev/stripe/package.json exports, not what is behind them.",
      severity: "error",
      from: { pathNot: "^dev/stripe/" },
      to: {
        path: "^dev/stripe/",
        pathNot: oneOf(Object.values(standIn.exports).map((file) => `dev/stripe/${file.slice(2)}`)),
      },
    },
    {
      name: "foundations-without-domains",
      comment: "Foundations know nothing of the domains built on them.",
      severity: "error",
      from: { path: inLib(foundations) },
      to: { path: inLib(domains) },
    },
    ...orderOfDomains,
    {
      name: "lib-in-order",
      comment: "A new directory of lib gets its place in the order, in .dependency-cruiser.cjs.",
      severity: "error",
      from: { path: "^lib/", pathNot: inLib([...foundations, ...domains]) },
      to: {},
    },
    {
      name: "lib-without-pages",
      comment: "Rules and data do not depend on how they are shown.",
      severity: "error",
      from: { path: "^(lib|worker)/" },
      to: { path: "^(app|components)/" },
    },
    {
      name: "components-without-pages",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^app/" },
    },
    {
      name: "design-system-without-domains",
      comment: "components/ui, and the pictures it uses, show what they are given.",
      severity: "error",
      from: { path: "^components/(ui|pictures)/" },
      to: { path: [inLib(domains), "^components/(?!ui/|pictures/)"] },
    },
    {
      name: "client-without-server",
      comment:
        "What a browser gets may take types from the server's modules, nothing else. Ways round are refused by the build.",
      severity: "error",
      from: { path: oneOf(sourcesWith(/^["']use client["']/)) },
      to: { path: oneOf(sourcesWith(/^import ["']server-only["']/m)), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "api-client-of-types",
      comment:
        "The typed client takes types from the contract, and nothing at run time but its own few words: it stays small in every bundle.",
      severity: "error",
      from: { path: "^lib/api/client[.]ts$" },
      to: { pathNot: "^messages/(sv|en)/client[.]json$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "components-without-contract",
      comment: "Components make calls through lib/api/client.ts; the contract's schemas are the server's.",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(node_modules/zod/|lib/api/(contract/|call[.]ts$))", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "schemas-for-everyone",
      comment: "Schemas are shared with the browser.",
      severity: "error",
      from: { path: "^lib/.*[sS]chemas[.]ts$" },
      to: { path: "^node_modules/server-only/", reachable: true },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface yet: SWC reads the sources, and the `@/` of
    // tsconfig.json is repeated in the file named below.
    parser: "swc",
    webpackConfig: { fileName: ".dependency-cruiser.alias.cjs" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
    doNotFollow: { path: ["^node_modules/", "^lib/db/generated/"] },
    cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
  },
};
