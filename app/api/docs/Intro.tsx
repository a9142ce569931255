import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { PageHeader } from "@/components/ui/navigation/Headers";
import type { OpenApiDocument } from "@/lib/api/openapi/types";
import { brand } from "@/lib/brand";

export function Intro({ document }: { document: OpenApiDocument }) {
  const t = useTranslations("apiDocs");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead", { name: brand.name })} />
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
        <span>
          <span className="text-muted">{t("server")}</span>{" "}
          <code className="font-semibold">{document.servers[0]?.url}</code>
        </span>
        <TextLink standalone href="/api/openapi.json">
          {t("openApi")}
        </TextLink>
      </p>
      <ul lang="en" className="text-muted">
        {Object.values(document.components.securitySchemes).map(({ name, description }) => (
          <li key={name} className="flex flex-wrap gap-x-3 py-1">
            <code className="text-ink">{name}</code>
            {description}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t("prose")}</p>
    </>
  );
}
