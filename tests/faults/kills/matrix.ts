import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@/prisma/seed/random";
import { type Part, parts } from "../installation/downtime";
import { type Finding, Invariant } from "../invariant";
import type { Round } from "../round";
import { Tally } from "../tally";
import { type Server, Stage } from "./stage";
import { type Step, steps, type WaitingStep } from "./steps";

const attempts = 3;

type Cell = { step: Step; part: Part };
type Outcome = { cell: string; problem?: string; ends?: WaitingStep["ends"] };

/**
 * Every process at every step, in an order that follows from the seed: the processes take turns, and each goes through
 * the steps in an order of its own.
 */
function cellsOf(random: Random, count: number, skipped: number): Cell[] {
  const turns = parts.map((part) => ({ part, order: random.shuffled(steps) }));
  return Array.from({ length: count }, (_, index) => skipped + index).flatMap((number) => {
    const turn = turns[number % turns.length];
    const step = turn?.order[Math.floor(number / turns.length) % steps.length];
    return turn === undefined || step === undefined ? [] : [{ step, part: turn.part }];
  });
}

/** Kills processes at named steps of the flow, one after the other, while others go on using the product. */
export class KillMatrix {
  readonly kills = new Tally();
  readonly #round: Round;
  readonly #cells: Cell[];
  readonly #random: Random;
  readonly #outcomes: Outcome[] = [];

  constructor(round: Round, part: { matrixSeed: number; kills: number; killsBefore: number }) {
    this.#round = round;
    this.#cells = cellsOf(new Random("matrix", part.matrixSeed), part.kills, part.killsBefore);
    this.#random = new Random("kills", round.seed);
  }

  async run(): Promise<void> {
    for (const { step, part } of this.#cells) {
      const cell = `${part} killed: ${step.name}`;
      this.#outcomes.push({ cell, ...(await this.#runCell(step, part)) });
      // The other clients go on for a moment.
      await pause(300);
    }
  }

  async #runCell(step: Step, part: Part): Promise<Omit<Outcome, "cell">> {
    const { fleet } = this.#round;
    await fleet.whole();
    const server: Server =
      part === "server-a" || part === "server-b" ? part : this.#random.pick(["server-a", "server-b"]);
    const held = await this.#reach(step, server);
    if ("problem" in held) return held;
    const startAgain = await fleet.kill(part);
    this.kills.add(`${part}`);
    await held.release();
    await startAgain();
    // Delays that the killed process had in memory end with it, others do not.
    await held.release();
    await Promise.allSettled(held.calls);
    const problem = await held.after?.();
    return problem === undefined ? { ends: held.ends } : { problem };
  }

  /** Other operations can prevent a step from being reached (by losing a webhook, say); then another guest tries again. */
  async #reach(step: Step, server: Server): Promise<WaitingStep | { problem: string }> {
    let problem = "";
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const stage = new Stage(this.#round, this.#random, server);
      try {
        return await step.reach(stage);
      } catch (error) {
        await stage.letGo();
        await this.#round.standIn.resumeWebhooks();
        problem = `the step was not reached: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    return { problem };
  }

  /** Checks, after `settle`, that each step ended as it should. */
  async findings(): Promise<Finding[]> {
    const rule = new Invariant("a step at which a process was killed ends as if it had not been");
    for (const { cell, problem, ends } of this.#outcomes) {
      const wrong = problem ?? (ends && (await this.#whatIsWrong(ends)));
      rule.check(wrong && `${cell}: ${wrong}`);
    }
    return [rule.finding];
  }

  async #whatIsWrong(ends: NonNullable<Outcome["ends"]>): Promise<string | undefined> {
    const { bookingId, as } = await ends();
    if (bookingId === undefined) return undefined;
    const { database } = this.#round.fleet;
    const row = await database.row<{ status: string }>("SELECT status::text FROM bookings WHERE id = $1", [
      bookingId,
    ]);
    const isRight = as.some((status) => status === row?.status);
    return isRight ? undefined : `${bookingId} is ${row?.status}, and not ${as.join(" or ")}`;
  }
}
