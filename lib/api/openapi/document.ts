import { brand } from "@/lib/brand";
import type { Role } from "@/lib/identity/roles";
import type { Call } from "../call";
import { allCalls } from "../contract/all";
import { allNotes } from "./allNotes";
import { basics, tags } from "./basics";
import { errorSchemas } from "./errors";
import { answerHeaders, requestHeaders } from "./headers";
import { AnswerSchemas } from "./jsonSchema";
import { operationOf } from "./operation";
import type { OpenApiDocument, PathItem } from "./types";

type Place = {
  /** Where this deployment is reached. */
  url: string;
  cookieNames: Record<Role, string>;
};

const methodKeys = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

/** The description of the whole contract as OpenAPI 3.1, made of the calls that the handlers validate with. */
export function openApiDocument({ url, cookieNames }: Place): OpenApiDocument {
  const answers = new AnswerSchemas(allCalls.map(({ answer }) => answer));
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      summary: "Find someone who has time, book it, pay it; and everything a business needs for it.",
      description: introduction(),
    },
    servers: [{ url }],
    tags: [...tags],
    paths: pathsOf(allCalls, answers),
    components: {
      schemas: { ...errorSchemas, ...answers.components },
      headers: answerHeaders,
      parameters: requestHeaders,
      securitySchemes: {
        customerSession: sessionCookie(cookieNames.customer, "A customer's session"),
        providerSession: sessionCookie(cookieNames.provider, "A business's session"),
      },
    },
  };
}

function sessionCookie(name: string, whose: string) {
  const description = `${whose}: the cookie that signing in sets.`;
  return { type: "apiKey", in: "cookie", name, description } as const;
}

function introduction(): string {
  return basics
    .map(({ title, points }) => [`## ${title}`, ...points.map((point) => `- ${point}`)].join("\n"))
    .join("\n\n");
}

function pathsOf(calls: readonly Call[], answers: AnswerSchemas): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const call of calls) {
    const operation = operationOf(call, allNotes.get(call) ?? {}, answers);
    paths[call.path] = { ...paths[call.path], [methodKeys[call.method]]: operation };
  }
  return paths;
}
