/*
 * The text of a calendar file as components. It is read strictly where lines could be missing, since a time that is not read
 * is a time that can be booked, and leniently within a component.
 */

/**
 * @typedef {{ name: string, params: Record<string, string>, value: string, isProse: boolean }} Property
 * @typedef {{ name: string, properties: Property[], children: Component[] }} Component
 */

/** Properties whose value is a time: what stands before it can have colons that are not quoted, as in `TZID=tzone://…`. */
const timed = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE|FREEBUSY)(;.*?)?:(\d{8}.*|\d{4}-\d\d-.*)$/i;
/** `Warning: …`, `Error: …` of a program that writes calendars: no name is written so. */
const prose = /^[A-Z][a-z]+:/;
const line = /^([A-Z0-9_.-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/i;
const param = /;([^=;]+)=("[^"]*"|[^;]*)/g;

/** Components within components; real files have three. */
const mostDeep = 20;

/** Lines without their folds. CR CR LF ends one line, too; empty lines mean nothing. */
function unfolded(text) {
  const lines = [];
  for (const piece of text.split(/\r\n|\n|\r/)) {
    if (piece === "") continue;
    const isContinued = (piece[0] === " " || piece[0] === "\t") && lines.length > 0;
    if (isContinued) lines[lines.length - 1] += piece.slice(1);
    else lines.push(piece);
  }
  return lines;
}

function propertyOf(text) {
  const match = timed.exec(text) ?? line.exec(text);
  if (match === null) return null;
  const [, name = "", written = "", value = ""] = match;
  const params = {};
  for (const [, key = "", quoted = ""] of written.matchAll(param))
    params[key.trim().toUpperCase()] = quoted.replaceAll('"', "").trim();
  return { name: name.toUpperCase(), params, value: value.trim(), isProse: prose.test(text) };
}

/**
 * The VCALENDARs of a file; null when it is not whole: it does not begin with one and end with the end of one, a component is
 * not closed, or what stands between components is no line of a calendar, such as an error page.
 * @param {string} text
 * @returns {Component[] | null}
 */
export function wholeCalendars(text) {
  const root = { name: "", properties: [], children: [] };
  const open = [root];
  for (const each of unfolded(text)) {
    const property = propertyOf(each);
    const parent = open.at(-1);
    const isBetween = open.length <= 2;
    if (isBetween && (property === null ? each.trim() !== "" : property.isProse)) return null;
    if (property === null) continue;
    const { name, value } = property;
    const component = value.toUpperCase();
    if (name === "BEGIN") {
      if ((component === "VCALENDAR") !== (open.length === 1) || open.length > mostDeep) return null;
      const begun = { name: component, properties: [], children: [] };
      parent.children.push(begun);
      open.push(begun);
    } else if (open.length === 1) return null;
    else if (name !== "END") parent.properties.push(property);
    else if (open.pop().name !== component) return null;
  }
  return open.length === 1 && root.children.length > 0 ? root.children : null;
}

/** All properties of a name. */
export const allOf = (component, name) => component.properties.filter((each) => each.name === name);

/** The value of the first property of a name; empty without one. */
export const textOf = (component, name) => allOf(component, name)[0]?.value ?? "";
