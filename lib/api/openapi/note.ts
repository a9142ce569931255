import type { z } from "zod";
import type { Call } from "../call";
import type { AnswerHeader, RequestHeader } from "./headers";

/** What the description says of a call beyond its schemas: prose, headers, and an example of every part. */
export type Note = {
  description?: string;
  /** Whose sessions it takes where `access` does not say it: either portal's. */
  sessions?: "both";
  requestHeaders?: readonly RequestHeader[];
  answerHeaders?: readonly AnswerHeader[];
  /** Of the body or the answer, where it is no JSON of the call's schema. */
  rawBody?: { type: string; example: string };
  rawAnswer?: { type: string; example: string };
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer?: unknown;
};

type Part<K extends string, S extends z.ZodType> = S extends z.ZodUndefined
  ? { [key in K]?: never }
  : { [key in K]: z.input<S> };

type NoteOf<C extends Call> = Omit<Note, "params" | "query" | "body" | "answer"> &
  Part<"params", C["params"]> &
  Partial<Part<"query", C["query"]>> &
  Part<"body", C["body"]> &
  Part<"answer", C["answer"]>;

/** A call with its note; examples have to fit the call's schemas. */
export function note<C extends Call>(call: C, content: NoteOf<C>): [Call, Note] {
  return [call, content];
}
