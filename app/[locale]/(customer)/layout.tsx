import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { CustomerShell } from "@/components/layout/shell/CustomerShell";
import { toLocale } from "@/lib/i18n/locales";

type CustomerLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function CustomerLayout({ children, params }: CustomerLayoutProps) {
  setRequestLocale(toLocale((await params).locale));
  return <CustomerShell>{children}</CustomerShell>;
}
