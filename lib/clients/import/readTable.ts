import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors/AppError";
import { runProgram } from "@/lib/isolation/runProgram";
import { taskQueue } from "@/lib/isolation/taskQueue";
import { importMaxRows } from "../limits";
import { type FileEncoding, fileEncodings, type OldEncoding } from "./importSchemas";

/** A file as a table: its headings, and its lines with where they end in the file. */
export type ReadTable = {
  encoding: FileEncoding;
  headings: string[];
  rows: { line: number; cells: string[] }[];
};

/** A file with all that fits takes one to three seconds of a core; a sheet of 5,000 lines has 2 MB at the most. */
const limits = { withinMs: 10_000, mostMegabytes: 512, mostAnswerBytes: 8 * 1024 * 1024 };

const answerSchema = z.union([
  z.object({ problem: z.enum(["import_unreadable", "too_large"]) }),
  z.object({
    encoding: z.enum(fileEncodings),
    headings: z.array(z.string()),
    rows: z.array(z.tuple([z.int(), z.string()])),
  }),
]);

/** One file of a business at a time, and one of all businesses in this process. */
const runInReadQueue = taskQueue({ mostInAll: 16, mostOfOne: 1 });

/**
 * Reads a table of values with any usual separator, as spreadsheets and booking systems write it, in UTF-8, UTF-16 or an older
 * encoding: the chosen one, else the one in which it makes the most sense. It is read in a process of its own.
 * @throws AppError import_unreadable; too_large for more lines than are read at once, or longer or wider ones than a person's;
 *   file_in_work while a file of this business is being read; unavailable when too many wait
 */
export function readTable(providerId: string, bytes: Uint8Array, encoding?: OldEncoding): Promise<ReadTable> {
  return runInReadQueue(providerId, async () => {
    const wish = Buffer.from(`${JSON.stringify({ encoding: encoding ?? null, mostRows: importMaxRows })}\n`);
    const input = Buffer.concat([wish, bytes]);
    const answer = answerSchema.safeParse(
      await runProgram("lib/clients/import/parseTable.mjs", input, limits),
    );
    if (!answer.success) throw new AppError("import_unreadable", { cause: answer.error });
    if ("problem" in answer.data) throw new AppError(answer.data.problem);
    const { rows, ...table } = answer.data;
    return { ...table, rows: rows.map(([line, text]) => ({ line, cells: text.split("\u001f") })) };
  });
}
