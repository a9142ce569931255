import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { ProviderShell } from "@/components/layout/shell/ProviderShell";
import { toLocale } from "@/lib/i18n/locales";

type ProviderLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function ProviderPublicLayout({ children, params }: ProviderLayoutProps) {
  setRequestLocale(toLocale((await params).locale));
  return <ProviderShell>{children}</ProviderShell>;
}
