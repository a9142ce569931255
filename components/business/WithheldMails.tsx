import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/feedback/Notice";
import type { WithheldMails as Withheld } from "@/lib/providers/withheldSchema";

/** Says why the business's mails do not reach a customer; renders nothing where they do. */
export function WithheldMails({ withheld, className }: { withheld: Withheld; className?: string }) {
  const t = useTranslations("common.withheldMails");
  if (withheld === null) return null;
  return (
    <Notice tone="warning" {...(className && { className })}>
      {t(withheld)}
    </Notice>
  );
}
