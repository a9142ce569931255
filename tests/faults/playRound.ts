import { join } from "node:path";
import { startUp } from "@/scripts/support/launch/startUp";
import { runContention } from "./contention";
import { Database } from "./database";
import { runHistory } from "./history";
import type { DatabaseServer } from "./installation/databaseServer";
import { Fleet } from "./installation/fleet";
import { Postbox } from "./installation/postbox";
import { StandIn } from "./installation/standIn";
import { readBooks } from "./installation/stripeBooks";
import type { Finding } from "./invariant";
import { checkAudit } from "./invariants/audit";
import { checkCalendar } from "./invariants/calendar";
import { checkErasure } from "./invariants/erasure";
import { checkMails } from "./invariants/mails";
import { checkMoney } from "./invariants/money";
import { checkOperation } from "./invariants/operation";
import { checkSlots } from "./invariants/slots";
import { KillMatrix } from "./kills/matrix";
import { AnswerLog } from "./operations/answers";
import { Outages } from "./outages";
import { Promises } from "./promises";
import type { Round } from "./round";
import { settleAll } from "./settle";
import { Tally } from "./tally";
import { makeWorld } from "./world";

/** What one round does of the whole. */
export type Share = {
  number: number;
  operations: number;
  kills: number;
  /** Kills of the rounds before: where in the matrix this one goes on. */
  killsBefore: number;
  /** At one start; 0 leaves contention and outages out. */
  attempts: number;
  clients: number;
  seed: number;
  /** Of the order in which the matrix is gone through, in all rounds. */
  matrixSeed: number;
  /** The checkout that the second server runs, where it is another version. */
  older: string | undefined;
};

type Setup = { directory: string; server: DatabaseServer; share: Share; say: (line: string) => void };

export type RoundOutcome = { operations: Tally; kills: Tally; perSecond: number; findings: Finding[] };

/** One installation from its start to the check of everything that it did. Its end stands in `undo`. */
export async function playRound(setup: Setup, undo: AsyncDisposableStack): Promise<RoundOutcome> {
  const { share, say } = setup;
  const { result: round, end } = await startUp((own) => start(setup, own));
  undo.defer(end);
  const matrix = new KillMatrix(round, share);
  const begun = performance.now();
  const [perSecond] = await Promise.all([runHistory(round, share), matrix.run()]);
  say(`  history: ${perSecond.toFixed(0)} operations a second; with kills ${secondsSince(begun)} s`);
  const alone = share.attempts > 0 ? await disturb(round, share.attempts) : [];
  if (alone.length > 0) say(`  after outages and contention: ${secondsSince(begun)} s`);
  const { seconds, left } = await settleAll(round);
  const rest = Object.keys(left).length === 0 ? "" : `, but ${JSON.stringify(left)}`;
  say(`  at rest after another ${seconds.toFixed(0)} s${rest}`);
  const findings = [...(await checkAll(round)), ...(await matrix.findings()), ...alone];
  return { operations: round.operations, kills: matrix.kills, perSecond, findings };
}

const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 1000);

/** Outages and contention, which are measured: nobody else uses the product meanwhile. */
async function disturb(round: Round, attempts: number): Promise<Finding[]> {
  const outages = new Outages(round);
  const contended: Finding[] = [];
  await outages.run(async () => {
    contended.push(...(await runContention(round, attempts)));
  });
  return [...outages.findings, ...contended];
}

async function start({ directory, server, share }: Setup, undo: AsyncDisposableStack): Promise<Round> {
  const name = `round-${share.number}`;
  const database = new Database(await server.newDatabase(name));
  undo.defer(() => database.end());
  const world = await makeWorld(database, share.seed);
  const accounts = [...world.open, ...world.kills, world.contention, world.outages].map(
    ({ stripeAccount, name: companyName }) => ({ id: stripeAccount, companyName }),
  );
  const fleet = await Fleet.start(join(directory, name), server, database, { accounts, older: share.older });
  undo.defer(() => fleet.stop());
  const postbox = new Postbox(fleet.mailDirectory, fleet.mailboxUrl);
  undo.defer(() => postbox.stop());
  return {
    fleet,
    world,
    postbox,
    standIn: new StandIn(fleet.stripeUrl, fleet.journalFile),
    answers: new AnswerLog(),
    promises: new Promises(),
    erased: [],
    operations: new Tally(),
    seed: share.seed,
  };
}

async function checkAll(round: Round): Promise<Finding[]> {
  const books = readBooks(round.fleet.journalFile);
  return [
    ...(await checkCalendar(round)),
    ...(await checkMoney(round, books)),
    ...(await checkMails(round)),
    ...(await checkAudit(round)),
    ...(await checkErasure(round)),
    // Last of those that call the product: the probes hold what is free.
    ...(await checkSlots(round)),
    ...(await checkOperation(round)),
  ];
}
