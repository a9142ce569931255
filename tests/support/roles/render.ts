import { allCalls } from "@/lib/api/contract/all";
import { callTable } from "./callTable";
import { pageTable } from "./pageTable";
import { type Persona, personas } from "./personas";

const headings: Record<Persona, string> = {
  guest: "guest",
  customer: "customer",
  otherCustomer: "other customer",
  business: "business",
  member: "member",
  otherBusiness: "other business",
  endedSession: "ended session",
};

const introduction = `# Who may do what

Every call and every page, and what it answers to whom. What is asked for belongs to _customer_ and to _business_. _Other
customer_ and _other business_ are signed in as well; what is not theirs does not exist for them (404). _Business_ is the
owner's sign-in, _member_ that of somebody who works there. What the customer has booked is done by another of its people, so
the member gets 404 for it. A member gets 403 for what is the owner's alone, and for moving a booking to a colleague. A
member reads a customer's e-mail address and phone number on the day of the visit alone, and not when the last to move it to
that day was the member, or the member booked it for a client whom it chose by name. _Ended session_ sends both portals' cookies of sessions that were signed out, and is answered like a
guest.

A 400 or 409 means that the caller was let through and the request was refused: requests of writing calls are made so that
nothing is changed. \`→\` is a redirect; the sign-in page leads back to the page that was asked for, query included.

\`tests/api/system/roles.test.ts\` writes this page from the tables that it checks against the running product
(\`npm run test:api -- roles -u\`).
`;

/** Columns of one width each, as the formatter writes them. */
function table(first: string, rows: readonly (readonly (string | number)[])[]): string {
  const head = [first, ...personas.map((persona) => headings[persona])];
  const lines = [head, ...rows].map((cells) => cells.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [top = [], ...rest] = lines;
  const rule = widths.map((width) => "-".repeat(width));
  return [top, rule, ...rest].map(line).join("\n");
}

/** The tables as `docs/roles.md` shows them. */
export function rolesDocument(): string {
  const calls = allCalls.map(({ id, method, path }) => [
    `\`${method} ${path}\``,
    ...personas.map((persona) => callTable[id].answers[persona]),
  ]);
  const pages = Object.entries(pageTable).map(([place, { answers }]) => [
    `\`${place}\``,
    ...personas.map((persona) => shown(answers[persona])),
  ]);
  return `${introduction}\n## Calls\n\n${table("call", calls)}\n\n## Pages\n\n${table("page", pages)}\n`;
}

/** The destination without its query, which the test checks in full. */
function shown(answer: string | number): string {
  return String(answer).replace(/\?.*$/, "");
}
