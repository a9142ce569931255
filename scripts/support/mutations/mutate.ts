import type { Mutation } from "../../../tests/mutations/mutation";
import type { Requirement } from "../repository/requirements";

/**
 * The source with the fault in it.
 * @throws {Error} when the text to replace does not stand in it exactly once
 */
export function mutate(source: string, { from, to }: Pick<Mutation, "from" | "to">): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`stands there ${source.split(from).length - 1} times: ${from}`);
  return before + to + after;
}

type Project = {
  requirements: readonly Requirement[];
  /** The text of a file from the top of the project; throws where there is none. */
  read: (path: string) => string;
};

/** What is wrong with the list: mutations that no longer apply, that break nothing known, or whose names are taken. */
export function problemsOf(mutations: readonly Mutation[], { requirements, read }: Project): string[] {
  const known = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  return mutations.flatMap((mutation, index) => {
    const { id, file, from, to, breaks } = mutation;
    const problems = [
      ...(mutations.findIndex((other) => other.id === id) < index ? ["the name is taken"] : []),
      ...(from === to ? ["changes nothing"] : []),
      ...(known.get(breaks)?.tests.length ? [] : [`no test holds ${breaks}`]),
    ];
    try {
      mutate(read(file), mutation);
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return problems.map((problem) => `${id}: ${problem}`);
  });
}
