import { join } from "node:path";
import { ensureBuild } from "@/scripts/support/build";
import { aborted } from "@/scripts/support/launch/signals";
import { Supervisor } from "@/scripts/support/launch/supervisor";
import { keepLogs, makeRunDirectory } from "../support/run/runDirectory";
import { DatabaseServer } from "./installation/databaseServer";
import { mergeFindings } from "./invariant";
import type { FaultOptions } from "./options";
import { playRound, type RoundOutcome, type Share } from "./playRound";
import type { Result } from "./report";
import { Tally } from "./tally";

/** A round begins with an empty installation, so that a long run stays as fast as a short one. */
const operationsOfRound = 10_000;

type Surroundings = {
  say: (line: string) => void;
  /** Where the logs go after a violation. */
  keepLogsIn: string;
  /** Aborted when the run is called off. */
  signal: AbortSignal;
};

/**
 * Runs everything that the options ask for, and leaves nothing behind but, after a violation, the logs.
 * @throws the signal's reason when it is called off
 */
export async function runFaults(options: FaultOptions, surroundings: Surroundings): Promise<Result> {
  const begun = performance.now();
  const outcomes = await untilAborted(surroundings.signal, (undo) => playAll(options, surroundings, undo));
  const result: Result = {
    seed: options.seed,
    operations: new Tally(),
    operationsPerSecond: outcomes.reduce((sum, { perSecond }) => sum + perSecond / outcomes.length, 0),
    kills: new Tally(),
    findings: mergeFindings(outcomes.map(({ findings }) => findings)),
    seconds: (performance.now() - begun) / 1000,
  };
  for (const { operations, kills } of outcomes) {
    result.operations.addAll(operations);
    result.kills.addAll(kills);
  }
  return result;
}

/** Runs `work` to its end or to the abort, and then undoes what it has started. */
async function untilAborted<T>(
  signal: AbortSignal,
  work: (undo: AsyncDisposableStack) => Promise<T>,
): Promise<T> {
  const undo = new AsyncDisposableStack();
  const calledOff = aborted(signal).then(() => {
    throw signal.reason;
  });
  try {
    return await Promise.race([work(undo), calledOff]);
  } finally {
    await undo.disposeAsync();
  }
}

async function playAll(
  options: FaultOptions,
  { say, keepLogsIn, signal }: Surroundings,
  undo: AsyncDisposableStack,
): Promise<RoundOutcome[]> {
  const { directory, remove } = await makeRunDirectory();
  undo.defer(remove);
  const supervisor = await Supervisor.begin(join(directory, "preparation"));
  undo.defer(() => supervisor.stopAll());
  await ensureBuild({ supervisor, signal, onBuild: () => say("Building for production …") });
  if (options.older === undefined)
    say("Both servers are of this version; --older names a built checkout of another one.");
  const server = await DatabaseServer.start(directory);
  undo.defer(() => server.stop());
  const outcomes: RoundOutcome[] = [];
  for (const share of sharesOf(options)) {
    say(`Round ${share.number}: ${share.operations} operations, ${share.kills} kills, seed ${share.seed} …`);
    const own = undo.use(new AsyncDisposableStack());
    try {
      const outcome = await playRound({ directory, server, share, say }, own);
      outcomes.push(outcome);
      const broken = outcome.findings.filter(({ violations }) => violations.length > 0);
      for (const { name, violations } of broken) say(`  BROKEN ${name}: ${violations[0]}`);
      if (broken.length > 0) keepLogs(directory, keepLogsIn);
    } catch (error) {
      keepLogs(directory, keepLogsIn);
      throw error;
    }
    await own.disposeAsync();
  }
  return outcomes;
}

/** Rounds with equal parts of the whole, each with a seed of its own. */
function sharesOf(options: FaultOptions): Share[] {
  const rounds = Math.max(1, Math.ceil(options.operations / operationsOfRound));
  return Array.from({ length: rounds }, (_, index): Share => {
    const until = (whole: number, round: number) => Math.round((whole * round) / rounds);
    const part = (whole: number) => until(whole, index + 1) - until(whole, index);
    return {
      number: index + 1,
      operations: part(options.operations),
      kills: part(options.kills),
      killsBefore: until(options.kills, index),
      attempts: index === 0 ? options.attempts : 0,
      clients: options.clients,
      seed: options.seed + index,
      matrixSeed: options.seed,
      older: options.older,
    };
  });
}
