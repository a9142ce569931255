/** Where words stand in a text; `end` is behind the last letter. */
export type Span = { start: number; end: number };

/** Where a word begins, in patterns of these rules. */
export const START = String.raw`(?<![\p{L}\p{N}])`;

const units = [
  "min|minut|minuter|minutes?|tim|timmar|timme|hours?|h|år|years?|dagar|dag|days?|veckor|weeks?|månader|months?",
  "km|mil|m|meter|metres?|cm|mm|m2|kvm|kvadratmeter|sqm|kg|kilo|g|gram|ton|lbs|pounds?|liter|litres?|l|dl",
  "gb|tb|mb|hk|hp|tum|inch(?:es)?|grader|degrees?|st|stycken|pers|personer|people|rum|rooms?|barn|kids|%|procent|percent",
].join("|");
/** Not "under 30 minuter", "över 65 år" or "hund över 40 kg". */
export const NO_UNIT = String.raw`(?!\s*(?:${units})(?!\p{L}))(?!\d)`;
/** What a number that is no hour may be a number of. */
export const CURRENCY_OR_UNIT = `kronor|kr|sek|:-|${units}`;

/** Stands for each letter that is understood: no part of a word, and no space between two. */
const TAKEN = "\0";

/** In lower case, letter for letter: one that would become longer ("İ") stays, so that places in the text stay the same. */
const lowered = (text: string) =>
  text.replace(/./gsu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

/** What words mean, and where they stand. */
export type Taken<T> = {
  value: T;
  span: Span;
  /** Of the word of a part of the day among them. */
  partSpan: Span | undefined;
};

/** A word in lower case and as it was typed. */
export type Word = Span & {
  text: string;
  typed: string;
  /** Only a space or a hyphen is between it and the word before it. */
  followsOn: boolean;
};

const spanOf = ([start, end]: [number, number]): Span => ({ start, end });

/** A text of which parts are taken away as they are understood. */
export class Remaining {
  constructor(private text: string) {}

  /** What the first match of a pattern means and where it is, which is taken away; null where it does not occur. */
  take<T>(pattern: RegExp, read: (match: RegExpExecArray) => T | null): Taken<T> | null {
    const match = pattern.exec(lowered(this.text));
    const value = match === null ? null : read(match);
    if (match === null || value === null) return null;
    const part = match.indices?.groups?.part;
    const span = spanOf([match.index, match.index + match[0].length]);
    return { ...this.takeSpan(span, value), partSpan: part && spanOf(part) };
  }

  /** Takes away the words at a place, which mean `value`. */
  takeSpan<T>(span: Span, value: T): Taken<T> {
    const { start, end } = span;
    this.text = this.text.slice(0, start) + TAKEN.repeat(end - start) + this.text.slice(end);
    return { value, span, partSpan: undefined };
  }

  /** The words that are left. */
  words(): Word[] {
    const lower = lowered(this.text);
    let end = 0;
    return [...lower.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => {
      const followsOn = /^[\s-]+$/u.test(lower.slice(end, index));
      end = index + text.length;
      return { text, typed: this.text.slice(index, end), start: index, end, followsOn };
    });
  }

  /** Whether nothing but spaces stands between two places. */
  areBeside(one: Span, other: Span): boolean {
    const between = this.text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
    return between.trim() === "";
  }

  rest(): string {
    return this.text.replaceAll(TAKEN, " ").trim().replace(/\s+/gu, " ");
  }
}
