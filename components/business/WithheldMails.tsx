import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/feedback/Notice";
import type { WithheldMails as Withheld } from "@/lib/providers/withheldSchema";

/** Says why the business's mails do not reach a customer; renders nothing where they do. */
export function WithheldMails({ withheld }: { withheld: Withheld }) {
  const t = useTranslations("common.withheldMails");
  return withheld === null ? null : <Notice tone="warning">{t(withheld)}</Notice>;
}
