import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { curlOf } from "@/lib/api/openapi/curl";
import { type DescribedCall, fieldRows, parameterRows } from "@/lib/api/openapi/reading";
import type { MediaType, OpenApiDocument, Operation, Security } from "@/lib/api/openapi/types";
import { Answers } from "./Answers";
import { CodePanel } from "./CodePanel";
import { Errors } from "./Errors";
import { MethodName } from "./MethodName";
import { Prose } from "./Prose";
import { Rows } from "./Rows";

type CallProps = { call: DescribedCall; document: OpenApiDocument };

/** One call: on the left what it takes and answers, on the right an example of both. */
export function CallSection({ call, document }: CallProps) {
  const t = useTranslations("apiDocs");
  const { path, method, operation } = call;
  const { operationId, summary, description } = operation;
  const required = t("required");
  return (
    <article aria-labelledby={operationId} className="mt-8 border-line border-t pt-8">
      <h3 id={operationId} lang="en" className="scroll-mt-6 font-semibold text-xl">
        <a
          href={`#${operationId}`}
          className="no-underline hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          {summary}
        </a>
      </h3>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3">
        <MethodName method={method} />
        <code className="break-all">{path}</code>
      </p>
      <p className="mt-1 text-muted text-sm">{t(`access.${accessOf(operation.security)}`)}</p>
      <div className="mt-4 grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className="min-w-0">
          {description === undefined ? null : <Prose text={description} />}
          <Rows
            requiredLabel={required}
            title={t("path")}
            rows={parameterRows(document, operation, "path")}
          />
          <Rows
            requiredLabel={required}
            title={t("query")}
            rows={parameterRows(document, operation, "query")}
          />
          <Rows requiredLabel={required} title={t("headers")} rows={ownHeaders(call, document)} />
          <Rows requiredLabel={required} title={t("body")} rows={bodyRows(operation.requestBody?.content)} />
          <Answers operation={operation} />
          <Errors operation={operation} />
        </div>
        <Examples call={call} document={document} />
      </div>
    </article>
  );
}

type AccessKey = "none" | "optional" | "customer" | "provider" | "both";

function accessOf(security: readonly Security[]): AccessKey {
  const takes = (scheme: string) => security.some((way) => scheme in way);
  if (takes("customerSession") && takes("providerSession")) return "both";
  if (takes("providerSession")) return "provider";
  if (!takes("customerSession")) return "none";
  return security.some((way) => Object.keys(way).length === 0) ? "optional" : "customer";
}

/** Headers that every call takes are described once, in the section for every call. */
function ownHeaders({ operation }: DescribedCall, document: OpenApiDocument) {
  const ofAll = new Set(["Accept-Language", "X-Request-Id", "If-None-Match"]);
  return parameterRows(document, operation, "header").filter(({ name }) => !ofAll.has(name));
}

function bodyRows(content: Record<string, MediaType> = {}) {
  return Object.values(content).flatMap(({ schema }) => fieldRows(schema));
}

function Examples({ call, document }: CallProps) {
  const t = useTranslations("apiDocs");
  const { path, method, operation } = call;
  const curl = curlOf(operation, { document, path, method });
  const copy = (
    <CopyButton value={curl} label={t("copy", { name: operation.operationId })} copiedLabel={t("copied")} />
  );
  return (
    <div className="min-w-0 space-y-4 self-start xl:sticky xl:top-6">
      <CodePanel title={t("request")} action={copy}>
        {curl}
      </CodePanel>
      {answerExamples(operation).map(({ status, text }) => (
        <CodePanel key={status} title={`${t("response")} ${status}`}>
          {text}
        </CodePanel>
      ))}
    </div>
  );
}

function answerExamples({ responses }: Operation): { status: string; text: string }[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content ?? {})
      .filter(({ example }) => example !== undefined)
      .map(({ example }) => ({
        status,
        text: typeof example === "string" ? example : JSON.stringify(example, null, 2),
      })),
  );
}
