import type { PartOfDay } from "@/lib/availability/slots/partOfDay";
import { addDays, isoWeekday, isValidLocalDate, type LocalDate } from "@/lib/time/localDate";
import { START } from "./remaining";

/** The days that are said, both included, and the part of them. */
export type SaidDays = {
  date: LocalDate | null;
  until: LocalDate | null;
  time: PartOfDay | null;
};

/**
 * A way of saying it: what the words look like, and what they mean on a day. The group `part` is the word of the part of the
 * day where it is one of its own: "kväll" of "lördag kväll", none of "ikväll".
 */
export type DayRule = {
  pattern: RegExp;
  read: (match: RegExpExecArray, today: LocalDate) => SaidDays | null;
};

const weekdays: readonly (readonly string[])[] = [
  ["måndag", "mandag", "monday"],
  ["tisdag", "tuesday"],
  ["onsdag", "wednesday"],
  ["torsdag", "thursday"],
  ["fredag", "friday"],
  ["lördag", "lordag", "saturday"],
  ["söndag", "sondag", "sunday"],
];
const months: readonly (readonly string[])[] = [
  ["januari", "january", "jan"],
  ["februari", "february", "feb"],
  ["mars", "march"],
  ["april", "apr"],
  ["maj", "may"],
  ["juni", "june"],
  ["juli", "july"],
  ["augusti", "august", "aug"],
  ["september", "sept", "sep"],
  ["oktober", "october", "okt", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];
const parts: readonly (readonly [PartOfDay, string])[] = [
  ["morning", "morgonen|morgon|bitti|förmiddagen|förmiddag|formiddag|morning"],
  ["midday", "lunchen|lunchtid|lunch|midday|noon"],
  ["afternoon", "eftermiddagen|eftermiddag|afternoon"],
  ["evening", "kvällen|kväll|kvall|kvällstid|evening|night"],
];

const anyOf = (words: readonly (readonly string[])[]) => words.flat().join("|");
const weekday = `(?<weekday>${anyOf(weekdays)})(?:en|s)?`;
const partWords = parts.flatMap(([, words]) => words.split("|"));
const part = `(?<part>${partWords.join("|")})`;
/** A part of the day after a day: "lördag kväll", "on friday in the afternoon". */
const withPart = `(?:\\s+(?:på\\s+|vid\\s+|in\\s+the\\s+|at\\s+)?${part})?`;

const numberIn = (lists: readonly (readonly string[])[], word: string | undefined): number =>
  lists.findIndex((words) => words.includes(word ?? "")) + 1;

function partOf(match: RegExpExecArray): PartOfDay | null {
  const said = match.groups?.part;
  return parts.find(([, words]) => said !== undefined && words.split("|").includes(said))?.[0] ?? null;
}

const rule = (words: string, read: DayRule["read"]): DayRule => ({
  pattern: new RegExp(`${START}(?:${words})(?![\\p{L}\\p{N}])`, "du"),
  read,
});

const ahead =
  (days: number, time: PartOfDay | null = null): DayRule["read"] =>
  (match, today) => ({
    date: addDays(today, days),
    until: null,
    time: time ?? partOf(match),
  });

/** Of Monday of the week `weeks` after that of `today`. */
const monday = (today: LocalDate, weeks: number) => addDays(today, 7 * weeks + 1 - isoWeekday(today));

/** The next one; said on such a day, "this tuesday" is that day and "på tisdag" the one a week later. */
function weekdayAhead(match: RegExpExecArray, today: LocalDate): SaidDays {
  const days = numberIn(weekdays, match.groups?.weekday) - isoWeekday(today);
  const first = match.groups?.now === undefined ? 1 : 0;
  return {
    date: addDays(today, days >= first ? days : days + 7),
    until: null,
    time: partOf(match),
  };
}

function weekend(_match: RegExpExecArray, today: LocalDate): SaidDays {
  const sunday = addDays(monday(today, 0), 6);
  const saturday = addDays(sunday, -1);
  return today < saturday
    ? { date: saturday, until: sunday, time: null }
    : { date: today, until: sunday > today ? sunday : null, time: null };
}

/** The next day of that date; null for one that no year has. */
function datedAhead(match: RegExpExecArray, today: LocalDate): SaidDays | null {
  const { day, month, number } = match.groups ?? {};
  const monthNumber = number === undefined ? numberIn(months, month) : Number(number);
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map(
    (given) => `${given}-${String(monthNumber).padStart(2, "0")}-${String(Number(day)).padStart(2, "0")}`,
  );
  const date = dates.find((text) => isValidLocalDate(text) && text >= today);
  return date === undefined ? null : { date, until: null, time: partOf(match) };
}

const month = `(?<month>${anyOf(months)})`;

/** "Före fredag" and "after the 3rd" say no day to be booked on. */
const NO_BOUND = "(?<!(?:efter|före|innan|after|before)\\s+(?:(?:den|the|on|på|nästa|next)\\s+)?)";

const dayRule = (words: string, read: DayRule["read"]) => rule(`${NO_BOUND}(?:${words})`, read);

/** The ways of saying a day, the first that fits counts. "Nästa lördag" is that of the next week, from Monday on. */
export const dayRules: readonly DayRule[] = [
  dayRule("i\\s*kväll|i\\s*kvall|tonight|this\\s+evening", ahead(0, "evening")),
  dayRule(`(?:i\\s*dag|today)${withPart}`, ahead(0)),
  dayRule(`(?:i\\s+övermorgon|the\\s+day\\s+after\\s+tomorrow)${withPart}`, ahead(2)),
  dayRule(`(?:i\\s*morgon|tomorrow)${withPart}`, ahead(1)),
  dayRule("nästa\\s+vecka|next\\s+week", (_match, today) => ({
    date: monday(today, 1),
    until: addDays(monday(today, 1), 6),
    time: null,
  })),
  dayRule("(?:den\\s+)?(?:här|denna)\\s+veckan?|i\\s+veckan|this\\s+week", (_match, today) => ({
    date: today,
    until: addDays(monday(today, 0), 6),
    time: null,
  })),
  dayRule("(?:nu\\s+)?(?:i\\s+|till\\s+)?helgen|(?:this\\s+|at\\s+the\\s+|on\\s+the\\s+)?weekend", weekend),
  dayRule(`(?:på\\s+)?(?:nästa|next)\\s+${weekday}${withPart}`, (match, today) => ({
    date: addDays(monday(today, 1), numberIn(weekdays, match.groups?.weekday) - 1),
    until: null,
    time: partOf(match),
  })),
  dayRule(
    `(?:(?<now>nu(?:\\s+på)?|this|den\\s+här|denna)\\s+|på\\s+|on\\s+)?${weekday}${withPart}`,
    weekdayAhead,
  ),
  dayRule(`(?:den\\s+|on\\s+)?(?<day>\\d{1,2})(?:\\s*:?e|st|nd|rd|th)?\\s+${month}${withPart}`, datedAhead),
  dayRule(`(?:on\\s+)?${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?${withPart}`, datedAhead),
  // Not "1/2 timme".
  dayRule(
    `(?!24/7)(?:den\\s+)?(?<day>\\d{1,2})/(?<number>\\d{1,2})(?!\\s*(?:tim|timme|timmar|h|hours?|dag|days?|liter|l|dl|kg)(?!\\p{L}))${withPart}`,
    datedAhead,
  ),
];

/**
 * A part of the day alone, which needs a word before it: "kväll" may be a part of what is asked for. Nobody is booked
 * "at night".
 */
const partRule: DayRule = rule(
  `(?:på|vid|in\\s+the|at)\\s+(?<part>${partWords.filter((word) => word !== "night").join("|")})`,
  (match) => ({ date: null, until: null, time: partOf(match) }),
);

const anyWord = (...words: readonly string[]) => rule(words.join("|"), () => null).pattern;

/** Words of a complaint: of sleep, of pain, of how one feels, of what does not work. */
const complaint = anyWord(
  "sova|sover|sovit|somna|somnar|somnat|vakna|vaknar|vaknat|sömn|sömnen|sömnlös|snarkar|sleep|sleeping|asleep|awake|wake|waking",
  "ont|värk|värker|smärta|smärtor|stel|stela|stelt|öm|ömma|svullen|svullna|svullet|domnar|kramp|kramper|kliar",
  "pain|painful|ache|aches|aching|hurt|hurts|hurting|sore|stiff|swollen|numb|cramp|cramps|itchy|itches",
  "trött|trötta|yr|ångest|oro|orolig|ledsen|tired|exhausted|dizzy|anxious|anxiety|sad",
  "inte|aldrig|svårt|dåligt|knappt|problem|besvär|alltid|jämt",
  "dör|slutar|krånglar|strular|läcker|blinkar|fryser|långsamt|segt|dies|stops|leaks|flickers|freezes|is\\s+slow",
  "not|never|can['’]?t|cannot|won['’]?t|don['’]?t|doesn['’]?t|trouble|badly|always|keeps",
);
const booking = anyWord("boka|bokar|tid|tider|ledig|lediga|book|booking|appointment|appointments");

/**
 * Whether a part of the day or an hour in a text, in lower case, tells when something is so ("vaknar på morgonen", "stiff
 * in the morning") and is no filter: beside a complaint, unless the text asks for a time.
 */
export const tellsWhen = (text: string): boolean => complaint.test(text) && !booking.test(text);

/** The ways of saying a part of the day alone in a text, in lower case. */
export const partRules = (text: string): readonly DayRule[] => (tellsWhen(text) ? [] : [partRule]);
