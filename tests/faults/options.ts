import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { UserError } from "@/dev/system/UserError";

export interface FaultOptions {
  /** Client calls and injected events of the history. */
  operations: number;
  /** Processes ended by SIGKILL while it runs. */
  kills: number;
  /** Attempts at one start. */
  attempts: number;
  /** Clients that act at the same time. */
  clients: number;
  /** Everything that is chosen by chance follows from it. */
  seed: number;
  /** A built checkout of the version before, which the second server runs. */
  older?: string;
  /** Where to write the counts, for whoever started this as one of several suites. */
  report?: string;
}

/** What a run without arguments does: a quarter of an hour or less. */
const usual = { operations: 5_000, kills: 40, attempts: 3_000, clients: 32 };

/** The form that is part of the tests: the same every time, and at most a minute. */
const short = { operations: 400, kills: 3, attempts: 400, clients: 16, seed: 20_261_121 };

const wholeNumber = z.coerce.number().int().min(0).max(10_000_000);

/**
 * Reads the arguments of the command.
 * @throws {UserError} naming the wrong one
 */
export function readOptions(args: string[]): FaultOptions {
  const values = parse(args);
  const number = (name: "operations" | "kills" | "attempts" | "clients" | "seed", otherwise: number) => {
    const given = values[name];
    if (given === undefined) return otherwise;
    const read = wholeNumber.safeParse(given);
    if (!read.success) throw new UserError(`--${name} takes a whole number, not "${given}".`);
    return read.data;
  };
  const basis = values.short === true ? short : { ...usual, seed: Math.floor(Math.random() * 1e9) };
  return {
    operations: number("operations", basis.operations),
    kills: number("kills", basis.kills),
    attempts: number("attempts", basis.attempts),
    clients: Math.max(1, number("clients", basis.clients)),
    seed: number("seed", basis.seed),
    ...(values.older === undefined ? {} : { older: resolve(values.older) }),
    ...(values.report === undefined ? {} : { report: values.report }),
  };
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args,
      options: {
        operations: text,
        kills: text,
        attempts: text,
        clients: text,
        seed: text,
        older: text,
        report: text,
        short: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `${why}\nnpm run faults -- [--short] [--operations N] [--kills N] [--attempts N] [--clients N] [--seed N] [--older DIRECTORY]`,
    );
  }
}
