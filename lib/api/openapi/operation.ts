import { type Call, type CallAccess, has } from "../call";
import { errorAnswers } from "./errors";
import { headerRef, isPublicRead, parameterRef } from "./headers";
import type { AnswerSchemas } from "./jsonSchema";
import { inputSchema } from "./jsonSchema";
import type { Note } from "./note";
import { parametersOf } from "./parameters";
import type { MediaType, Operation, Parameter, Ref, RequestBody, ResponseObject, Security } from "./types";

const customer = { customerSession: [] };
const provider = { providerSession: [] };

const security: Record<CallAccess, Security[]> = {
  none: [],
  optional: [customer, {}],
  customer: [customer],
  provider: [provider],
  member: [provider],
};

/** One call as an OpenAPI operation. */
export function operationOf(call: Call, note: Note, answers: AnswerSchemas): Operation {
  const body = requestBody(call, note);
  return {
    operationId: call.id,
    summary: call.summary,
    ...(note.description === undefined ? {} : { description: note.description }),
    tags: [call.tag],
    security: note.sessions === "both" ? [provider, customer, {}] : security[call.access],
    parameters: parameters(call, note),
    ...(body ? { requestBody: body } : {}),
    responses: { ...successAnswers(call, note, answers), ...errorAnswers(call) },
  };
}

function parameters(call: Call, note: Note): (Parameter | Ref)[] {
  return [
    ...parametersOf("path", call.params, note.params),
    ...parametersOf("query", call.query, note.query),
    ...(note.requestHeaders ?? []).map(parameterRef),
    ...(isPublicRead(call) ? [parameterRef("IfNoneMatch")] : []),
    parameterRef("AcceptLanguage"),
    parameterRef("RequestId"),
  ];
}

function requestBody(call: Call, note: Note): RequestBody | null {
  if (note.rawBody) {
    const { type, example } = note.rawBody;
    return { required: true, content: { [type]: { schema: { type: "string" }, example } } };
  }
  if (!has(call.body)) return null;
  if (call.file) return formBody(call, call.file.field, note);
  const content: MediaType = { schema: inputSchema(call.body), example: note.body };
  return { required: !call.body.safeParse(undefined).success, content: { "application/json": content } };
}

/** A form with a file; in its example the file is named as curl names one. */
function formBody(call: Call, field: string, { body }: Note): RequestBody {
  const texts = inputSchema(call.body);
  const file = { type: "string", contentMediaType: "image/*", description: "The file." } as const;
  const schema = {
    ...texts,
    properties: { [field]: file, ...texts.properties },
    required: [field, ...(texts.required ?? [])],
  };
  const example = { [field]: "@picture.jpg", ...(typeof body === "object" ? body : {}) };
  return { required: true, content: { "multipart/form-data": { schema, example } } };
}

function successAnswers(call: Call, note: Note, answers: AnswerSchemas): Record<string, ResponseObject> {
  const success: ResponseObject = {
    description: call.status === 204 ? "Done; no body." : call.summary,
    headers: successHeaders(call, note),
  };
  const content = answerContent(call, note, answers);
  if (content) success.content = content;
  const unchanged: ResponseObject = {
    description: "What you have is still true; no body.",
    headers: { "X-Request-Id": headerRef("X-Request-Id"), ETag: headerRef("ETag") },
  };
  return { [call.status]: success, ...(isPublicRead(call) ? { 304: unchanged } : {}) };
}

function answerContent(call: Call, note: Note, answers: AnswerSchemas): Record<string, MediaType> | null {
  if (note.rawAnswer) {
    const { type, example } = note.rawAnswer;
    return { [type]: { schema: { type: "string" }, example } };
  }
  if (!has(call.answer)) return null;
  return { "application/json": { schema: answers.of(call.answer), example: note.answer } };
}

function successHeaders(call: Call, note: Note): Record<string, Ref> {
  const isPaged = parametersOf("query", call.query).some(({ name }) => name === "cursor");
  const names = [
    "X-Request-Id",
    "Cache-Control",
    ...(isPublicRead(call) ? ["ETag"] : []),
    ...(isPaged ? ["Link", "X-Total-Count"] : []),
    ...(note.answerHeaders ?? []),
  ];
  return Object.fromEntries(names.map((name) => [name, headerRef(name)]));
}
