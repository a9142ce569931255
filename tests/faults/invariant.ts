/** A rule that always holds, with how often it was checked and the violations. */
export type Finding = { name: string; checked: number; violations: string[] };

/** Collects what was checked of one rule. */
export class Invariant {
  readonly #name: string;
  readonly #violations: string[] = [];
  #checked = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** Counts one thing that was looked at; `problem` says what is wrong with it, undefined that nothing is. */
  check(problem: string | undefined | false): void {
    this.#checked += 1;
    if (problem !== undefined && problem !== false) this.#violations.push(problem);
  }

  get finding(): Finding {
    return { name: this.#name, checked: this.#checked, violations: this.#violations };
  }
}

/** The findings of several rounds as one, in the order of the first. */
export function mergeFindings(rounds: readonly Finding[][]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const { name, checked, violations } of rounds.flat()) {
    const known = merged.get(name) ?? { name, checked: 0, violations: [] };
    merged.set(name, {
      name,
      checked: known.checked + checked,
      violations: [...known.violations, ...violations],
    });
  }
  return [...merged.values()];
}
