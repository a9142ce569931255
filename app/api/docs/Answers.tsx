import { useTranslations } from "next-intl";
import { fieldRows, typeOf } from "@/lib/api/openapi/reading";
import type { Operation, ResponseObject } from "@/lib/api/openapi/types";
import { Rows } from "./Rows";

/** Headers of every answer; described once, in the section for every call. */
const ofAll = new Set(["X-Request-Id", "Cache-Control"]);

/** The answer when the call succeeds. */
export function Answers({ operation }: { operation: Operation }) {
  const t = useTranslations("apiDocs");
  const answers = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  return (
    <div className="mt-6">
      <h4 className="font-semibold text-sm">{t("answer")}</h4>
      <dl className="mt-1.5">
        {answers.map(([status, answer]) => (
          <div key={status} className="flex items-baseline gap-4 border-line border-t py-2 text-sm">
            <dt className="num w-8 shrink-0 font-semibold">{status}</dt>
            <dd className="min-w-0 text-muted leading-6">
              <AnswerType answer={answer} />
              <AnswerHeaders answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
      {answers.map(([status, { content }]) => (
        <Rows key={status} rows={fieldRows(content?.["application/json"]?.schema ?? {})} />
      ))}
    </div>
  );
}

function AnswerType({ answer }: { answer: ResponseObject }) {
  const t = useTranslations("apiDocs");
  const [content] = Object.entries(answer.content ?? {});
  if (!content) return <span>{t("noBody")}</span>;
  const [contentType, { schema }] = content;
  if (contentType !== "application/json") return <span lang="en">{contentType}</span>;
  const { text, model } = typeOf(schema);
  if (model === null) return <span lang="en">{text}</span>;
  return (
    <a href={`#model-${model}`} lang="en" className="underline underline-offset-4 hover:text-ink">
      {text}
    </a>
  );
}

function AnswerHeaders({ answer }: { answer: ResponseObject }) {
  const names = Object.keys(answer.headers ?? {}).filter((name) => !ofAll.has(name));
  if (names.length === 0) return null;
  return (
    <span className="ml-3 inline-flex flex-wrap gap-x-2">
      {names.map((name) => (
        <code key={name} className="rounded-sm bg-sunken px-1 text-[0.875em] text-ink">
          {name}
        </code>
      ))}
    </span>
  );
}
