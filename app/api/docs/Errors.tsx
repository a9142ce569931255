import { useTranslations } from "next-intl";
import type { Operation } from "@/lib/api/openapi/types";
import { Marked } from "./Prose";

/** Errors of any call; described once, in the section for every call. */
const ofAll = new Set([
  "`too_large`",
  "`unsupported_media_type`",
  "`forbidden_origin`",
  "`internal`",
  "`unavailable`",
]);

/** The statuses a call may be refused with, and the codes that say why. */
export function Errors({ operation }: { operation: Operation }) {
  const t = useTranslations("apiDocs");
  const refusals = Object.entries(operation.responses).filter(
    ([status, { description }]) => Number(status) >= 400 && !ofAll.has(description),
  );
  if (refusals.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="font-semibold text-sm">{t("errors")}</h4>
      <dl className="mt-1.5">
        {refusals.map(([status, { description }]) => (
          <div key={status} className="flex items-baseline gap-4 border-line border-t py-2 text-sm">
            <dt className="num w-8 shrink-0 font-semibold">{status}</dt>
            <dd className="min-w-0 leading-6">
              <Marked text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
