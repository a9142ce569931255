import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { customerPaths, providerPaths } from "@/lib/paths";

/** The terms that registering accepts. */
export function TermsNote({ portal }: { portal: Role }) {
  const t = useTranslations("auth");
  const paths = portal === "customer" ? customerPaths : providerPaths;
  const linkTo = (href: string) => (text: ReactNode) => (
    <TextLink linkComponent={Link} href={href} tone="ink">
      {text}
    </TextLink>
  );
  return (
    <p className="text-muted text-sm">
      {t.rich("terms", { terms: linkTo(paths.terms()), privacy: linkTo(paths.privacy()) })}
    </p>
  );
}
