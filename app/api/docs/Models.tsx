import { useTranslations } from "next-intl";
import { fieldRows } from "@/lib/api/openapi/reading";
import type { JsonSchema, OpenApiDocument } from "@/lib/api/openapi/types";
import { Prose } from "./Prose";
import { Rows } from "./Rows";

/** The shapes that several answers share; calls link to them. */
export function Models({ document }: { document: OpenApiDocument }) {
  const t = useTranslations("apiDocs");
  return (
    <section aria-labelledby="models" className="mt-16">
      <h2 id="models" className="scroll-mt-6 font-bold text-2xl">
        {t("models")}
      </h2>
      <div className="mt-6 gap-12 xl:columns-2">
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <Model key={name} name={name} schema={schema} />
        ))}
      </div>
    </section>
  );
}

function Model({ name, schema }: { name: string; schema: JsonSchema }) {
  const choices = schema.enum?.map((value) => `\`${value}\``).join(", ");
  return (
    <article className="mb-10 break-inside-avoid-column">
      <h3 id={`model-${name}`} lang="en" className="scroll-mt-6 font-semibold text-lg">
        {name}
      </h3>
      {schema.description === undefined ? null : <Prose text={schema.description} className="text-muted" />}
      {choices === undefined ? null : <Prose text={choices} className="mt-1 text-sm" />}
      <Rows rows={fieldRows(schema)} />
    </article>
  );
}
