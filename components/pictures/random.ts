/** A stream of numbers that depends on the seed only. */
export type RandomStream = {
  /** A number from `low` to `high`. */
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** True in `share` (0–1) of the cases. */
  chance: (share: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

/** FNV-1a, 32 bits. It spreads even ids that differ in one character. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The stream of a seed text (mulberry32 over its hash). */
export function randomFrom(seed: string): RandomStream {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}
