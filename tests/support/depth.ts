/** Whether this is the deep run, which tries every title in all its pairs and looks at everything in each flow. */
export const isDeep = process.env.TEST_DEPTH === "deep";

/**
 * How many random cases a test tries: few of `npm test`, the same in each run, and many of the deep run, which is made every
 * night. `given`: the setting that asks for another number.
 */
export function howMany(few: number, many: number, given?: string): number {
  return Number(given ?? (isDeep ? many : few));
}
