/**
 * `npm run bench -- <name>`: one of the measurements in `scripts/bench`, with what follows the name. Each says in its first
 * lines what it measures, beside what, and what it needs.
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  availability: () => import("./bench/availability"),
  calendar: () => import("./bench/calendar"),
  "calendar-page": () => import("./bench/calendarPage"),
  feed: () => import("./bench/feed"),
  javascript: () => import("./bench/javascript"),
  pages: () => import("./bench/pages"),
  relevance: () => import("./bench/relevance"),
  search: () => import("./bench/search"),
};

// The measurement reads its own arguments from where a program's begin.
const [name = ""] = process.argv.splice(2, 1);
const load = benches[name];
if (load === undefined) {
  console.error(`There is no measurement named ${name || "nothing"}: ${Object.keys(benches).join(", ")}.`);
  process.exitCode = 1;
} else await load();

export {};
