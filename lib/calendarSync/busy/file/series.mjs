import { toInstant, toWall } from "./clock.mjs";
import { allOf, textOf } from "./components.mjs";
import { names, occurrencesOf, timeOf } from "./occurrences.mjs";
import { intervalOf, parseTime, roughMs } from "./times.mjs";

/* The times of all entries with one UID: series, and what replaces some of their dates. */

/** For each word whether it frees; a line of prose, such as one of a description that was not escaped, is no word for it. */
const wordsOf = (event, name, freeing) =>
  allOf(event, name)
    .filter(({ value }) => value !== "")
    .map(({ value, isProse }) => ({ isFreeing: value.toUpperCase() === freeing, isProse }));

/**
 * Whether the owner of the calendar is free during an event: it is cancelled, or takes no time. Whether it takes place and
 * whether it takes time are two questions (a cancelled event of Google's is opaque), but all words on one must agree.
 */
function freedomOf(event) {
  const answers = [
    wordsOf(event, "STATUS", "CANCELLED"),
    [...wordsOf(event, "TRANSP", "TRANSPARENT"), ...wordsOf(event, "X-MICROSOFT-CDO-BUSYSTATUS", "FREE")],
  ];
  const isFree = answers.some(
    (words) => words.length > 0 && words.every(({ isFreeing, isProse }) => isFreeing && !isProse),
  );
  return { isFree, isSure: isFree || !answers.flat().some(({ isFreeing }) => isFreeing) };
}

const isFree = (event) => freedomOf(event).isFree;

const isOverride = (event) => allOf(event, "RECURRENCE-ID").length > 0;

function overrideOf(event, context) {
  const [property] = allOf(event, "RECURRENCE-ID");
  const replaced = parseTime(property, property.value, context.zones);
  const range = property.params.RANGE?.toUpperCase();
  const base = timeOf(event, context.zones);
  const isKnown = replaced?.isExact === true && replaced.zone !== null && base?.isSure === true;
  const isFollowed = range === "THISANDFUTURE";
  return {
    event,
    replaced,
    base,
    isFollowed,
    /** Without a start it cannot take the place of a date, unless it takes it away. */
    canReplace: replaced !== null && (base !== null || isFree(event)),
    canShift: isFollowed && isKnown && allOf(event, "RRULE").length === 0,
    isSure: replaced?.isExact === true && (range === undefined || isFollowed),
  };
}

const instantOf = ({ wall, zone }) => toInstant(wall, zone);

/** How much later, on its own clock, an override begins than what it replaces. */
const shiftOf = ({ replaced, base: { start } }) => start.wall - toWall(instantOf(replaced), start.zone);

/** A later date of a series, as an override for this and all later ones has it. */
function shifted(occurrence, override) {
  const { start, length } = override.base;
  return { ...start, wall: toWall(instantOf(occurrence), start.zone) + shiftOf(override), length };
}

/** The override that holds from its date on, of several the last before the occurrence. */
function followedBy(overrides, occurrence) {
  if (occurrence.zone === null) return undefined;
  const at = instantOf(occurrence);
  return overrides
    .filter(({ canShift, replaced }) => canShift && instantOf(replaced) <= at)
    .sort((a, b) => instantOf(b.replaced) - instantOf(a.replaced))[0];
}

/** What one series takes, where some of its dates are replaced. */
function ofSeries(event, read, { overrides, isAlone }) {
  const intervals = isFree(event) ? [] : [...read.spans];
  for (const occurrence of read.occurrences) {
    const isReplaced = overrides.some(
      ({ isFollowed, canReplace, replaced }) =>
        !isFollowed && canReplace && names(replaced, occurrence, false),
    );
    if (isReplaced && isAlone) continue;
    const followed = followedBy(overrides, occurrence);
    if (followed !== undefined && !isFree(followed.event))
      intervals.push(timed(shifted(occurrence, followed)));
    if (isFree(event) || (followed !== undefined && isAlone)) continue;
    intervals.push(timed(occurrence));
  }
  return intervals;
}

const timed = (occurrence) =>
  roughMs(occurrence.length) === 0 ? [0, 0] : intervalOf(occurrence, occurrence.length);

/** What tells an event without a day from others of its UID, through readings: all that does not change by itself. */
const ownWords = ["UID", "RECURRENCE-ID", "DTSTART", "DTEND", "RDATE", "SUMMARY"];
const wordsOfEvent = (event) =>
  ownWords.map((name) =>
    allOf(event, name)
      .map(({ value }) => value)
      .join(),
  );

const unread = (event) => ({
  intervals: [],
  isSure: false,
  undated: isFree(event) ? [] : [JSON.stringify(wordsOfEvent(event))],
});

/** Of a free event nothing is missed. */
const furtherUndated = (event, read) =>
  isFree(event) ? [] : read.undated.map((text) => JSON.stringify([textOf(event, "UID"), text]));

/**
 * What the entries of one UID take. Several without RECURRENCE-ID are several events, of which none is replaced by the others,
 * and of which nobody knows which one an override means: all of them count.
 * @returns for each entry its intervals (instants), whether it was understood, and what of it has no day: the entry itself, or
 *   further dates of it
 */
export function timesOfUid(events, contextOf) {
  const series = events.filter((event) => !isOverride(event));
  const overrides = events.filter(isOverride).map((event) => overrideOf(event, contextOf(event)));
  const aroundMs = Math.max(
    0,
    ...overrides
      .filter(({ canShift }) => canShift)
      .map((each) => Math.abs(shiftOf(each)) + roughMs(each.base.length)),
  );
  const isAlone = series.length === 1;
  const ofSeriesAll = series.map((event) => {
    const read = occurrencesOf(event, contextOf(event), aroundMs);
    if (read === null) return unread(event);
    const isSure = read.isSure && freedomOf(event).isSure;
    const intervals = ofSeries(event, read, { overrides, isAlone });
    return { intervals, isSure, undated: furtherUndated(event, read) };
  });
  const ofOverrides = overrides.map(({ event, isSure, isFollowed, canShift }) => {
    if (isFree(event)) return { intervals: [], isSure: true, undated: [] };
    const read = occurrencesOf(event, contextOf(event));
    if (read === null) return unread(event);
    const isWhole =
      isSure && read.isSure && freedomOf(event).isSure && (!isFollowed || (canShift && isAlone));
    const intervals = [...read.spans, ...read.occurrences.map(timed)];
    return { intervals, isSure: isWhole, undated: furtherUndated(event, read) };
  });
  return [...ofSeriesAll, ...ofOverrides];
}
