import { parseArgs } from "node:util";
import { UserError } from "../../../dev/system/UserError";
import { mutations } from "../../../tests/mutations/all";
import type { Mutation } from "../../../tests/mutations/mutation";
import { type ChosenSuite, chosenSuites } from "./testRuns";

export type MutationOptions = {
  /** Only looks whether the list still fits the project. */
  isCheck: boolean;
  mutations: readonly Mutation[];
  suites: readonly ChosenSuite[];
};

/**
 * Reads the arguments of the command.
 * @throws {UserError} naming the wrong one
 */
export function readOptions(args: string[]): MutationOptions {
  const { values, positionals } = parse(args);
  const named = values.suite?.split(",") ?? chosenSuites;
  const suites = chosenSuites.filter((suite) => named.includes(suite));
  const unknown = [
    ...named.filter((name) => !suites.some((suite) => suite === name)),
    ...positionals.filter((name) => !mutations.some(({ id }) => id === name)),
  ];
  if (unknown.length > 0) throw new UserError(`There is no mutation or suite named ${unknown.join(", ")}.`);
  const chosen = mutations.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  return { isCheck: values.check ?? false, mutations: chosen, suites };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { check: { type: "boolean" }, suite: { type: "string" } },
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`${why}\nnpm run test:mutations -- [--check] [--suite unit,integration] [name …]`);
  }
}
