import { parseArgs } from "node:util";
import type pg from "pg";
import { UserError } from "../dev/system/UserError";
import {
  addOperatorMessage,
  clearOperatorMessages,
  listOperatorMessages,
  type OperatorMessage,
} from "../lib/status/operatorMessages";
import { withOperatorDatabase } from "./support/operatorDatabase";
import { momentOf, shownMoment } from "./support/statusTime";
import { runMain } from "./support/testing/report";

const help = `What businesses read in the banner on top of their pages.

  npm run status                                    what is shown, and what will be
  npm run status -- set --sv TEXT --en TEXT         shows it from now on, until it is cleared
                    [--from TIME] [--until TIME]    …or for a time
  npm run status -- clear [ID]                      takes one away, or all

TIME is "2026-11-23 02:00" by Swedish clocks, an instant such as 2026-11-23T01:00:00Z, or +30m, +2h, +1d from now.
ID is what the list shows, or the beginning of it. Every instance shows the change at the next look, within a minute.
The database is that of DATABASE_URL; without it, that of the demo that runs here.`;

/** `npm run status`: sets, times and clears what the banner says in both languages. */
await runMain(async () => {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(help);
    return 0;
  }
  await withOperatorDatabase((client) => run(client, positionals, values));
  return 0;
});

type Values = ReturnType<typeof readArguments>["values"];

function readArguments() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { sv: text, en: text, from: text, until: text, help: { type: "boolean", short: "h" } },
    });
  } catch (cause) {
    throw new UserError(`${cause instanceof Error ? cause.message : "Wrong arguments"}\n\n${help}`, {
      cause,
    });
  }
}

async function run(client: pg.Client, [verb, id = "", ...rest]: string[], values: Values): Promise<void> {
  if (rest.length > 0 || (verb !== "clear" && id !== "")) throw new UserError(help);
  if (verb === undefined) return list(client);
  if (verb === "set") return set(client, values);
  if (verb !== "clear") throw new UserError(help);
  const cleared = await clearOperatorMessages(client, id);
  if (cleared === 0 && id !== "") throw new UserError(`No message begins with ${id}.`);
  console.log(`Cleared: ${cleared}`);
}

async function list(client: pg.Client): Promise<void> {
  const messages = await listOperatorMessages(client, Date.now());
  console.log(messages.length === 0 ? "Nothing is set." : messages.map(shown).join("\n\n"));
}

async function set(client: pg.Client, { sv = "", en = "", from, until }: Values): Promise<void> {
  if (sv.trim() === "" || en.trim() === "") throw new UserError("Both --sv and --en are needed.");
  const nowMs = Date.now();
  const startsAtMs = from === undefined ? nowMs : timeOf(from, nowMs);
  const endsAtMs = until === undefined ? null : timeOf(until, nowMs);
  if (endsAtMs !== null && endsAtMs <= Math.max(startsAtMs, nowMs))
    throw new UserError("--until has to come after --from, and after now.");
  console.log(
    shown(await addOperatorMessage(client, { sv: sv.trim(), en: en.trim(), startsAtMs, endsAtMs })),
  );
}

function timeOf(text: string, nowMs: number): number {
  const moment = momentOf(text, nowMs);
  if (moment === null) throw new UserError(`"${text}" is no time.\n\n${help}`);
  return moment;
}

function shown({ id, textSv, textEn, startsAt, endsAt }: OperatorMessage): string {
  const end = endsAt === null ? "until it is cleared" : `until ${shownMoment(endsAt.getTime())}`;
  return `${id.slice(0, 8)}  from ${shownMoment(startsAt.getTime())} ${end}\n  sv  ${textSv}\n  en  ${textEn}`;
}
