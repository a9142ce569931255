import { expect } from "vitest";

/* What fails a test, whatever it looks at itself. */

const failures: string[] = [];

export function failTest(why: string): void {
  failures.push(why);
}

/** Listens to the page from its start on. */
export function watchErrors(): void {
  const { error } = console;
  console.error = (...given: unknown[]) => {
    failTest(`console.error: ${given.map(String).join(" ")}`);
    error(...given);
  };
  window.addEventListener("error", ({ message }) => failTest(`uncaught: ${message}`));
  window.addEventListener("unhandledrejection", ({ reason }) => failTest(`unhandled rejection: ${reason}`));
}

/** Nothing has gone wrong since the last time. */
export function expectNoFailures(): void {
  expect(failures.splice(0)).toEqual([]);
}
