import "server-only";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { AppError } from "@/lib/errors/AppError";
import { importMaxRows } from "../limits";

/** A file as a table: its headings, and its lines with where they end in the file. */
export type ReadTable = { headings: string[]; rows: { line: number; cells: string[] }[] };

const separators = [";", ",", "\t", "|"] as const;
const mostColumns = 200;

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number().int() }) }),
);

/**
 * Reads a table of values with any usual separator, in UTF-8, UTF-16 or Windows-1252, as spreadsheets and booking systems
 * write it.
 * @throws AppError import_unreadable; too_large when it has more lines than are read at once
 */
export function readTable(bytes: Uint8Array): ReadTable {
  const text = decode(bytes);
  if (text.includes("\u0000")) throw new AppError("import_unreadable");
  // Excel writes the separator of a file in a line of its own.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told === null ? text : text.slice(told[0].length);
  const rows = parseRows(body, told?.[1] ?? separatorOf(body));
  const [head, ...rest] = rows;
  if (head === undefined || head.cells.length > mostColumns) throw new AppError("import_unreadable");
  if (rest.length > importMaxRows) throw new AppError("too_large");
  const before = told === null ? 0 : 1;
  return {
    headings: head.cells,
    rows: rest.map(({ line, cells }) => ({ line: line + before, cells })),
  };
}

function parseRows(text: string, delimiter: string): ReadTable["rows"] {
  try {
    const parsed: unknown = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Spreadsheets write blank lines as separators alone; they do not count as lines (`to`).
      skip_records_with_empty_values: true,
      trim: true,
      to: importMaxRows + 2,
    });
    return records
      .parse(parsed)
      .map(({ record, info }) => ({ line: info.lines, cells: record.map(asTyped) }));
  } catch (cause) {
    throw new AppError("import_unreadable", { cause });
  }
}

/** A cell without the apostrophe that keeps spreadsheets from calculating it, as our own export writes it. */
const asTyped = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "").trim();

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r?\n|\r/, 1);
  const count = (separator: string) => line.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best), separators[0]);
}
