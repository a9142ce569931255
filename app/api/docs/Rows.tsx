import type { FieldRow } from "@/lib/api/openapi/reading";
import { Marked } from "./Prose";

type RowsProps = {
  title?: string;
  rows: readonly FieldRow[];
  /** Marks what has to be sent. Left out for answers: they are always complete. */
  requiredLabel?: string;
};

/** Fields or parameters, each with its type and what it means. */
export function Rows({ title, rows, requiredLabel }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-6">
      {title === undefined ? null : <h4 className="font-semibold text-sm">{title}</h4>}
      <dl className="mt-1.5">
        {rows.map((row) => (
          <RowLine key={row.name} row={row} mark={row.isRequired ? requiredLabel : undefined} />
        ))}
      </dl>
    </div>
  );
}

function RowLine({ row, mark }: { row: FieldRow; mark: string | undefined }) {
  const { name, type, model, limits, description } = row;
  return (
    <div className="border-line border-t py-2">
      <dt className="flex flex-wrap items-baseline gap-x-3">
        <code className="break-all font-semibold text-sm">{name}</code>
        <span lang="en" className="text-muted text-sm">
          {model === null ? (
            type
          ) : (
            <a href={`#model-${model}`} className="underline underline-offset-4 hover:text-ink">
              {type}
            </a>
          )}
        </span>
        {mark === undefined ? null : <span className="font-medium text-accent text-sm">{mark}</span>}
      </dt>
      {description === "" && limits.length === 0 ? null : (
        <dd lang="en" className="text-muted text-sm">
          <Marked text={[description, sentence(limits)].filter(Boolean).join(" ")} />
        </dd>
      )}
    </div>
  );
}

function sentence(limits: readonly string[]): string {
  const text = limits.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1) + (/^[a-z\d-]/.test(text) ? "." : "");
}
