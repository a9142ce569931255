import { parseArgs } from "node:util";
import type pg from "pg";
import { UserError } from "../dev/system/UserError";
import {
  decideReport,
  type FallenReview,
  listFallen,
  listReported,
  type ReportedReview,
} from "../lib/reviews/decideReports";
import { withOperatorDatabase } from "./support/operatorDatabase";
import { shownMoment } from "./support/statusTime";
import { runMain } from "./support/testing/report";

const help = `Reviews that businesses have reported, and what is decided about them.

  npm run reviews                              those that wait for a decision
  npm run reviews -- fallen                    those that do not count, as their visit was given back; the latest hundred
  npm run reviews -- keep ID --reason TEXT     the review stays; the business is told why
  npm run reviews -- remove ID --reason TEXT   it goes, for good; the business and its author are told why

ID is what the list and the mail show, or the beginning of it. TEXT is mailed as it stands: name no law or rule that
does not apply, and nobody. A review that was kept can be decided anew by its id, after a complaint.
The database is that of DATABASE_URL; without it, that of the demo that runs here.`;

/** `npm run reviews`: lists the reported reviews, and keeps or removes them with a reason. */
await runMain(async () => {
  const { values, positionals } = readArguments();
  if (values.help) console.log(help);
  else await withOperatorDatabase((client) => run(client, positionals, values.reason?.trim() ?? ""));
  return 0;
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { reason: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (cause) {
    throw new UserError(`${cause instanceof Error ? cause.message : "Wrong arguments"}\n\n${help}`, {
      cause,
    });
  }
}

async function run(client: pg.Client, [verb, id = "", ...rest]: string[], reason: string): Promise<void> {
  if (verb === undefined && reason === "") return list(client);
  if (verb === "fallen" && id === "" && reason === "") return listOfFallen(client);
  if ((verb !== "keep" && verb !== "remove") || id === "" || rest.length > 0) throw new UserError(help);
  if (reason === "") throw new UserError("--reason is needed: it is what the business is told.");
  const outcome = verb === "keep" ? "kept" : "removed";
  const count = await decideReport(client, id, { outcome, reason });
  if (count !== 1)
    throw new UserError(`${count === 0 ? "No" : "More than one"} reported review begins with ${id}.`);
  console.log(outcome === "kept" ? "Kept, and the business is told." : "Removed, and both are told.");
}

async function list(client: pg.Client): Promise<void> {
  const reviews = await listReported(client);
  console.log(reviews.length === 0 ? "No report waits." : reviews.map(shown).join("\n\n"));
}

async function listOfFallen(client: pg.Client): Promise<void> {
  const reviews = await listFallen(client);
  console.log(reviews.length === 0 ? "None has fallen away." : reviews.map(shownFallen).join("\n\n"));
}

function shownFallen({ id, companyName, rating, comment, createdAt, fellAwayAt }: FallenReview): string {
  const [written, fell] = [shownMoment(createdAt.getTime()), shownMoment(fellAwayAt.getTime())];
  return `${id}  ${companyName}, written ${written}, fell away ${fell}\n  review  ${rating} of 5${comment === null ? "" : `: ${comment}`}`;
}

function shown({ id, companyName, rating, comment, reason, details, createdAt }: ReportedReview): string {
  const said = details === null ? reason : `${reason}: ${details}`;
  return [
    `${id}  ${companyName}, reported ${shownMoment(createdAt.getTime())}`,
    `  report  ${said}`,
    `  review  ${rating} of 5${comment === null ? "" : `: ${comment}`}`,
  ].join("\n");
}
