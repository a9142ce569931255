import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { DescribedCall } from "@/lib/api/openapi/reading";
import type { OpenApiDocument } from "@/lib/api/openapi/types";
import { MethodName } from "./MethodName";

const link =
  "flex min-h-11 items-center gap-2 rounded-sm text-sm leading-tight no-underline hover:text-accent lg:min-h-9 lg:py-1";

type ContentsProps = { document: OpenApiDocument; calls: readonly DescribedCall[] };

/** The table of contents: beside the text on wide screens, collapsed above it on narrow ones. */
export function Contents(props: ContentsProps) {
  const t = useTranslations("apiDocs");
  return (
    <>
      <details className="group border-line border-b py-2 lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {t("contents")}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t("contents")} className="pb-4">
          <ContentsList {...props} />
        </nav>
      </details>
      <nav
        aria-label={t("contents")}
        className="sticky top-0 hidden max-h-dvh self-start overflow-y-auto py-8 pr-2 lg:block"
      >
        <ContentsList {...props} />
      </nav>
    </>
  );
}

function ContentsList({ document, calls }: ContentsProps) {
  const t = useTranslations("apiDocs");
  return (
    <ul className="space-y-4">
      <li>
        <a href="#basics" className={`${link} font-semibold`}>
          {t("basics")}
        </a>
      </li>
      {document.tags.map(({ name }) => (
        <li key={name}>
          <a href={`#tag-${name}`} lang="en" className={`${link} font-semibold`}>
            {name}
          </a>
          <ul>
            {calls
              .filter(({ operation }) => operation.tags.includes(name))
              .map(({ method, operation }) => (
                <li key={operation.operationId}>
                  <a href={`#${operation.operationId}`} lang="en" className={`${link} text-muted`}>
                    <MethodName method={method} isShort />
                    <span className="line-clamp-2">{operation.summary}</span>
                  </a>
                </li>
              ))}
          </ul>
        </li>
      ))}
      <li>
        <a href="#models" className={`${link} font-semibold`}>
          {t("models")}
        </a>
      </li>
    </ul>
  );
}
