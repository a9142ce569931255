import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";

/** Without JavaScript no drawer opens: the way to the page of what the address asks for. */
export function NoScriptFocus({ href, name }: { href: string; name: string }) {
  const t = useTranslations("catalogue.detail");
  return (
    <noscript>
      <Notice className="mb-6" action={<TextLink href={href}>{t("open", { name })}</TextLink>}>
        {t("noscript")}
      </Notice>
    </noscript>
  );
}
