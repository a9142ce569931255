import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";

/*
 * Reads a table in a process of its own, started by `readTable.ts`: a line of JSON `{ encoding, mostRows }` and the bytes of the
 * file on standard input, and its answer on standard output. A file that is too large is refused before the parser sees it.
 */

const separators = [";", ",", "\t", "|"];
const mostColumns = 200;
/** Of all rows: 5,000 of them as wide as the widest export of contacts that is known. */
const mostCells = 450_000;
/** In characters; a cell of a spreadsheet has 32,767. */
const mostOfCell = 40_000;
const mostOfLine = 200_000;
/** Blank lines and those within a cell are lines, too. */
const mostLines = 60_000;

/** The upper half of code page 850, which has every letter of 437 at the same place. */
const cp850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const decoders = {
  "windows-1252": (bytes) => new TextDecoder("windows-1252").decode(bytes),
  macintosh: (bytes) => new TextDecoder("macintosh").decode(bytes),
  cp850: (bytes) =>
    Buffer.from(bytes)
      .toString("latin1")
      .replace(/[\u0080-\u00ff]/g, (letter) => cp850[letter.charCodeAt(0) - 0x80]),
};

/** How much a text looks like names and notes of people here: letters of words count for it, signs within words against it. */
function plausibility(text) {
  let score = 0;
  for (const { 0: letter, index } of text.matchAll(/[\u0080-\uffff]/g)) {
    const around = text.charAt(index - 1) + letter + text.charAt(index + 1);
    if (/[åäöÅÄÖ]/.test(letter)) score += 3;
    else if (/[éèêëáàâíóúüçñæøßÉÜÆØ]/.test(letter)) score += 1;
    else if (!/[\p{L}‘’“”–—…§°´·\u00a0]/u.test(letter)) score -= 3;
    // A capital in the middle of a word that is not written in capitals.
    if (/\p{Ll}\p{Lu}|^\p{L}\p{Lu}\p{Ll}/u.test(around)) score -= 3;
  }
  return score;
}

/** The text of a file and how it was read, by its mark, as UTF-8, or as it makes the most sense. */
function decode(bytes, chosen) {
  const [first, second] = bytes;
  if (chosen !== null) return { encoding: chosen, text: decoders[chosen](bytes) };
  const unicode = (text) => ({ encoding: "unicode", text });
  if (first === 0xff && second === 0xfe) return unicode(new TextDecoder("utf-16le").decode(bytes));
  if (first === 0xfe && second === 0xff) return unicode(new TextDecoder("utf-16be").decode(bytes));
  try {
    return unicode(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    const read = Object.entries(decoders).map(([encoding, of]) => {
      const text = of(bytes);
      return { encoding, text, score: plausibility(text) };
    });
    return read.reduce((best, each) => (each.score > best.score ? each : best));
  }
}

/** The separator that the first line has most of, outside quotes. */
function separatorOf(line) {
  const count = (separator) => line.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best), separators[0]);
}

/** Without the lines of separators alone that spreadsheets write below a table. */
function withoutBlankEnd(text) {
  let end = text.length;
  while (end > 0 && "\r\n;,\t| ".includes(text[end - 1])) end -= 1;
  const rest = text.slice(end);
  const [line = ""] = rest.split(/[\r\n]/, 1);
  return text.slice(0, end) + line;
}

function isTooLarge(text) {
  const lines = text.split(/\r\n|\r|\n/, mostLines + 1);
  return lines.length > mostLines || lines.some((line) => line.length > mostOfLine);
}

/** A cell without the apostrophes that keep spreadsheets from calculating it, as our own export writes them (`disarmFormulas`). */
const asTyped = (cell) => cell.replace(/(^|[,;|\t\r\n])([\s"]*)'(?=[=+\-@＝＋－＠])/gu, "$1$2").trim();

function read(bytes, { encoding: chosen, mostRows }) {
  const { encoding, text } = decode(bytes, chosen);
  if (text.includes("\u0000")) return { problem: "import_unreadable" };
  // Excel writes the separator of a file in a line of its own.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = withoutBlankEnd(told === null ? text : text.slice(told[0].length));
  if (isTooLarge(body)) return { problem: "too_large" };
  const [firstLine = ""] = body.replace(/"[^"]*"/g, "").split(/\r?\n|\r/, 1);
  const delimiter = told?.[1] ?? separatorOf(firstLine);
  if (firstLine.split(delimiter).length > mostColumns) return { problem: "import_unreadable" };
  const [head, ...rows] = parse(body, {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Spreadsheets write blank lines as separators alone; they do not count as lines (`to`).
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: mostOfLine,
    to: mostRows + 2,
  });
  if (head === undefined || head.record.length > mostColumns) return { problem: "import_unreadable" };
  const cells = rows.reduce((sum, { record }) => sum + record.length, 0);
  const isLong = rows.some(({ record }) => record.some((cell) => cell.length > mostOfCell));
  if (rows.length > mostRows || cells > mostCells || isLong) return { problem: "too_large" };
  const before = told === null ? 0 : 1;
  // A line as one text, which is checked and taken apart more quickly than its cells; the sign between them is in no cell.
  const joined = (record) =>
    record.map((cell) => asTyped(cell).replaceAll("\u001f", "\u001e")).join("\u001f");
  return {
    encoding,
    headings: head.record.map(asTyped),
    rows: rows.map(({ record, info }) => [info.lines + before, joined(record)]),
  };
}

function answer(input) {
  const end = input.indexOf("\n");
  try {
    return read(input.subarray(end + 1), JSON.parse(input.subarray(0, end).toString("utf8")));
  } catch {
    return { problem: "import_unreadable" };
  }
}

process.stdout.write(JSON.stringify(answer(await buffer(process.stdin))));
